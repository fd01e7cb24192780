#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemFile {
  /// Makes a folder, and those it is to be in, unless they are there.
  static func createFolder(_ path: String) throws(DemoFailure) {
    var isMissing = mkdir(path, 0o777) != 0
    if isMissing, errno == ENOENT, let parent = folder(of: path) {
      try createFolder(parent)
      isMissing = mkdir(path, 0o777) != 0
    }
    guard isMissing else { return }
    let error = errno
    var information = stat()
    let isFolder = stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    if error == EEXIST, isFolder { return }
    errno = error
    throw failure("cannot make the folder", words(for: path))
  }

  /// The path of the folder that `path` is in; nil where the path names none.
  private static func folder(of path: String) -> String? {
    var rest = Substring(path)
    while rest.last == "/" { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/"), slash > rest.startIndex else { return nil }
    return String(rest[..<slash])
  }

  /// The names of what is in a folder, in order.
  static func names(inFolder path: String) throws(DemoFailure) -> [String] {
    guard let folder = opendir(path) else { throw failure("cannot read", words(for: path)) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
