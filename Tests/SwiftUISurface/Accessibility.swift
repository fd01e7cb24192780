// Assistive technologies. Pages: see View.swift.

/// Page: accessibilityattachmentmodifier
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}

/// Page: accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// Page: accessibilitytraits/ismodal
  public static let isModal = AccessibilityTraits()

  /// Page: accessibilitytraits/isselected
  public static let isSelected = AccessibilityTraits()

  /// Page: accessibilitytraits/init()
  public init() {}
  /// Page: accessibilitytraits/contains(_:)
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  /// Page: accessibilitytraits/union(_:)
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  /// Page: accessibilitytraits/intersection(_:)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  /// Page: accessibilitytraits/symmetricdifference(_:)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  /// Page: accessibilitytraits/insert(_:)
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { (false, newMember) }
  /// Page: accessibilitytraits/remove(_:)
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  /// Page: accessibilitytraits/update(with:)
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
  /// Page: accessibilitytraits/formunion(_:)
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  /// Page: accessibilitytraits/formintersection(_:)
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  /// Page: accessibilitytraits/formsymmetricdifference(_:)
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

/// Page: accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// Page: accessibilitychildbehavior/ignore
  public static let ignore = AccessibilityChildBehavior()

  /// Page: accessibilitychildbehavior/contain
  public static let contain = AccessibilityChildBehavior()
}

/// Page: accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  /// Page: accessibilityactionkind/default
  public static let `default` = AccessibilityActionKind()

  /// Page: accessibilityactionkind/escape
  public static let escape = AccessibilityActionKind()
}

/// Page: accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

/// Page: accessibilityfocusstate
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// Page: accessibilityfocusstate/binding
  public struct Binding {}

  private let value: Value

  /// Page: accessibilityfocusstate/init()
  public init() where Value == Bool { value = false }

  /// Page: accessibilityfocusstate/wrappedvalue
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// Page: accessibilityfocusstate/projectedvalue
  public var projectedValue: Binding { Binding() }
}

extension View {
  private nonisolated func attached() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }

  /// Page: view/accessibilityelement(children:)
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Page: view/accessibilityhidden(_:)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

  /// Page: view/accessibilitylabel(_:)
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

  /// Page: view/accessibilityvalue(_:)
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

  /// Page: view/accessibilityaddtraits(_:)
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

  /// Page: view/accessibilityaction(_:_:)
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

  /// Page: view/accessibilityactions(_:)
  nonisolated public func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { self }

  /// Page: view/accessibilityadjustableaction(_:)
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

  /// Page: view/accessibilityfocused(_:)
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
