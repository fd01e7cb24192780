extension [PanelIssue] {
  /// Adds that a parameter was given as one number and used as another; nothing when both are the same.
  ///
  /// Not inlined: every rule calls it several times, and never while anything moves.
  @inline(never)
  package mutating func noteCorrection(
    of parameter: PanelIssue.Parameter, from given: Double, to used: Double
  ) {
    if given != used { push(.parameterOutOfRange(parameter, given: given, used: used)) }
  }
}
