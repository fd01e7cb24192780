// What any of the programs has, and no module: numbers from outside, arrays of them, and text.
// It is a function, as in an app: code at the top level is the main actor's, and brings the runtime of
// concurrency in with its first closure.
func run() {
  var numbers: [Double] = []
  while let line = readLine(), let number = Double(line) { numbers.append(number) }
  numbers.sort()
  print(numbers, numbers.isEmpty ? "none" : "\(numbers[0])")
}

run()
