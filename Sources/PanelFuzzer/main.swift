import PanelTesting

// Looks for a sequence of events after which something about a panel does not hold:
//
//     swift run -c release PanelFuzzer --sequences 1000000 --seed 1 --events 60
//     swift run -c release PanelFuzzer --day

var options: [String: UInt64] = ["--sequences": 100_000, "--seed": 1, "--events": 60]
var arguments = CommandLine.arguments.dropFirst()

func stop(_ message: String) -> Never {
  var standardError = StandardError()
  print("PanelFuzzer: \(message)", to: &standardError)
  exitProcess(2)
}

func liveLongDay() -> Never {
  var day = LongDay()
  var memory: [Int] = []
  day.live { hour, resident in
    print("\(hour) h: \(resident / 1024) KB resident")
    memory.append(resident)
  }
  // What the allocator keeps for itself it has by noon.
  let growth = (memory.last ?? 0) - memory[memory.count / 2]
  print("\(day.eventCount) events, \(day.effectCount) effects, grown by \(growth / 1024) KB")
  exitProcess(growth > 256 * 1024 ? 1 : 0)
}

while let option = arguments.popFirst() {
  if option == "--help" {
    print(
      """
      usage: PanelFuzzer [--sequences N] [--seed S] [--events E]
             PanelFuzzer --day

      Sends N random sequences of E events each to a panel, beginning with seed S, and checks after every
      event that what must hold does. The first that does not is printed with its seed, shrunk to a short
      trace, and the exit code is 1.

      --day sends one panel a day's events at 120 a second, and fails if the process has grown.
      """)
    exitProcess(0)
  }
  if option == "--day" { liveLongDay() }
  guard options[option] != nil else { stop("there is no option \"\(option)\"; try --help") }
  guard let word = arguments.popFirst(), let number = UInt64(word), number < 1 << 40 else {
    stop("\(option) needs a whole number")
  }
  options[option] = number
}

let first = options["--seed", default: 1]
let count = options["--sequences", default: 1]
let events = Int(max(1, options["--events", default: 1]))
let failure = PanelFuzz(eventCount: events).search(seeds: first..<(first + count)) { seed in
  let done = seed - first + 1
  if done.isMultiple(of: 100_000) { print("\(done) sequences hold") }
}
if let failure {
  print(failure)
  exitProcess(1)
}
print("\(count) sequences of \(events) events hold, from seed \(first) on")
