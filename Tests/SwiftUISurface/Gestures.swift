// Touches, keys, pointers. Pages: see View.swift.

/// Page: gesture
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Page: gesture/body-swift.property
  public var body: Never { fatalError("a primitive gesture has no body") }
}

/// Page: draggesture
@MainActor @preconcurrency
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Page: draggesture/value
  public struct Value: Equatable, Sendable {
    /// Page: draggesture/value/time
    public var time: Date
    /// Page: draggesture/value/location
    public var location: CGPoint
    /// Page: draggesture/value/startlocation
    public var startLocation: CGPoint
  }

  /// Page: draggesture/init(minimumdistance:coordinatespace:)
  @MainActor @preconcurrency public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

/// Page: gesturestate
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value

  /// Page: gesturestate/init(wrappedvalue:)
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Page: gesturestate/wrappedvalue
  public var wrappedValue: Value { initialValue }

  /// Page: gesturestate/projectedvalue
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}

/// Page: gesturestategesture
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
}

/// Page: gesture/onchanged(_:)
public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
}

/// Page: gesture/onended(_:)
public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}

extension Gesture {
  /// Page: gesture/updating(_:body:)
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture() }

  /// Page: gesture/onended(_:)
  @MainActor @preconcurrency public func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture() }
}

extension Gesture where Value: Equatable {
  /// Page: gesture/onchanged(_:)
  @MainActor @preconcurrency public func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> { _ChangedGesture() }
}

/// Page: gesturemask
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Page: gesturemask/all
  public static let all = GestureMask(rawValue: 3)
}

/// Page: keyequivalent
public struct KeyEquivalent: Sendable {
  /// Page: keyequivalent/escape
  public static let escape = KeyEquivalent()

  /// Page: keyequivalent/return
  public static let `return` = KeyEquivalent()

  /// Page: keyequivalent/space
  public static let space = KeyEquivalent()

  /// Page: keyequivalent/uparrow
  public static let upArrow = KeyEquivalent()

  /// Page: keyequivalent/downarrow
  public static let downArrow = KeyEquivalent()
}

/// Page: keyboardshortcut
public struct KeyboardShortcut: Sendable {
  /// Page: keyboardshortcut/cancelaction
  public static let cancelAction = KeyboardShortcut()
}

/// Page: focusinteractions
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Page: focusinteractions/activate
  public static let activate = FocusInteractions(rawValue: 1)
}

/// Page: keypress
public struct KeyPress: Sendable {
  /// Page: keypress/result
  public enum Result: Sendable {
    case handled
    case ignored
  }
}

extension View {
  /// Page: view/simultaneousgesture(_:including:)
  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture { self }

  /// Page: view/ontapgesture(count:perform:)
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Page: view/contentshape(_:eofill:)
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape { self }

  /// Page: view/allowshittesting(_:)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Page: view/onhover(perform:)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Page: view/onkeypress(_:action:)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Page: view/focusable(_:interactions:)
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Page: view/keyboardshortcut(_:)-8liec
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Page: view/onexitcommand(perform:)
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Page: view/focussection()
  nonisolated public func focusSection() -> some View { self }
}
