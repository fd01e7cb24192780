// Animation and time. Pages: see View.swift.

/// Page: animation
public struct Animation: Equatable, Sendable {
  /// Page: animation/default
  public static let `default` = Animation()

  /// Page: animation/smooth
  public static var smooth: Animation { Animation() }
}

/// Page: transaction
public struct Transaction {
  /// Page: transaction/animation
  public var animation: Animation?

  /// Page: transaction/disablesanimations
  public var disablesAnimations = false

  /// Page: transaction/init()
  public init() {}
}

/// Page: withtransaction(_:_:)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Page: withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Page: anytransition
public struct AnyTransition {
  /// Page: anytransition/identity
  public static var identity: AnyTransition { AnyTransition() }
}

extension View {
  /// Page: view/transaction(value:_:)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Page: view/transition(_:)-5h5h0
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Page: view/animation(_:value:)
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }
}

/// Page: timelineschedule
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Page: timelineschedulemode
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// Page: animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Page: animationtimelineschedule/init(minimuminterval:paused:)
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// Page: animationtimelineschedule/entries(from:mode:)
  public func entries(from start: Date, mode: Mode) -> [Date] { [] }
}

/// Page: everyminutetimelineschedule
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Page: everyminutetimelineschedule/init()
  public init() {}
  /// Page: everyminutetimelineschedule/entries(from:mode:)
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [] }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Page: timelineschedule/animation(minimuminterval:paused:)
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// Page: timelineview
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// Page: timelineview/context
  public struct Context {
    /// Page: timelineview/context/date
    public let date: Date
  }
}

/// Page: timelineviewdefaultcontext
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Page: timelineview/init(_:content:)-1mlmj
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}
