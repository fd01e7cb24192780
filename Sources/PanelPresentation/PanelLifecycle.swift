/// Where a presentation stands, from the host's `present` to the panel being gone.
enum PanelLifecycle: Hashable, Sendable {
  /// Not presented.
  case absent

  /// Presented.
  case presented

  /// On its way out. A host's request has been heard at once; a drag's dismissal is final only when it
  /// completes, and can be caught until then.
  case leaving(PanelDismissalCause, onRequest: Bool)

  /// What the host's binding should say.
  var isPresented: Bool {
    switch self {
    case .absent, .leaving(_, onRequest: true): false
    case .presented, .leaving(_, onRequest: false): true
    }
  }

  /// Whether a finger may take hold of the panel.
  var isCatchable: Bool { isPresented }

  /// Whether the panel is on its way out.
  var isLeaving: Bool {
    switch self {
    case .absent, .presented: false
    case .leaving: true
    }
  }
}
