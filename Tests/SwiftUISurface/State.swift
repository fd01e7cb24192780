// State, bindings and the environment. Pages: see View.swift.

/// Page: dynamicproperty
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  /// Page: dynamicproperty/update()
  public mutating func update() {}
}

/// Page: state
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value

  /// Page: state/init(wrappedvalue:)
  public init(wrappedValue value: Value) { initialValue = value }

  /// Page: state/init(initialvalue:)
  public init(initialValue value: Value) { initialValue = value }

  /// Page: state/wrappedvalue
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// Page: state/projectedvalue
  public var projectedValue: Binding<Value> { Binding.constant(initialValue) }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Page: state/init()
  public init() { self.init(wrappedValue: nil) }
}

/// Page: binding
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let value: Value

  /// Page: binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> { Binding(value: value) }

  /// Page: binding/wrappedvalue
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// Page: binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  /// Page: binding/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(value: value[keyPath: keyPath])
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

/// Page: environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Page: environmentvalues
public struct EnvironmentValues {
  /// Page: environmentvalues/init()
  public init() {}

  /// Page: environmentvalues/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { K.defaultValue }
    set {}
  }

  /// Page: environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }

  /// Page: environmentvalues/displayscale
  public var displayScale: CGFloat {
    get { 1 }
    set {}
  }

  /// Page: environmentvalues/accessibilityreducemotion
  public var accessibilityReduceMotion: Bool { false }
}

/// Page: environment
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let value: Value

  /// Page: environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    value = EnvironmentValues()[keyPath: keyPath]
  }

  /// Page: environment/wrappedvalue
  public var wrappedValue: Value { value }
}

extension Environment: Sendable where Value: Sendable {}

/// Page: preferencekey
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension View {
  /// Page: view/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }

  /// Page: view/transformpreference(_:_:)
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey { self }

  /// Page: view/onpreferencechange(_:perform:)
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable { self }

  /// Page: view/onchange(of:initial:_:)-4psgg
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable { self }

  /// Page: view/onchange(of:initial:_:)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }
}
