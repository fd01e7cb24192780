#if !hasFeature(Embedded)
  import PanelDetents

  extension PanelSnapshot: Codable {
    private enum Key: String, CodingKey {
      case isPresented, selectedDetent, boundSelection
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(isPresented, forKey: .isPresented)
      try container.encodeIfPresent(selectedDetent, forKey: .selectedDetent)
      try container.encodeIfPresent(boundSelection, forKey: .boundSelection)
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        isPresented: try container.decode(Bool.self, forKey: .isPresented),
        selectedDetent: try container.decodeIfPresent(PanelDetent.self, forKey: .selectedDetent),
        boundSelection: try container.decodeIfPresent(PanelDetent.self, forKey: .boundSelection))
    }
  }
#endif
