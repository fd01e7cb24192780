import PanelTerminal
import Testing

struct FrameScheduleTests {
  @Test func atRestNothingIsDue() {
    var schedule = FrameSchedule(interval: 0.25)
    #expect(schedule.due == nil)
    schedule.request(at: 3)
    schedule.drew(at: 3)
    #expect(schedule.due == nil)
  }

  @Test func theFirstFrameIsDueAtOnceAndTheNextAnIntervalLater() {
    var schedule = FrameSchedule(interval: 0.25)
    schedule.request(at: 1)
    #expect(schedule.due == 1)
    schedule.drew(at: 1)
    schedule.request(at: 1.125)
    #expect(schedule.due == 1.25)
    schedule.request(at: 9)
    #expect(schedule.due == 1.25)
  }

  @Test func aFrameWantedLaterIsDueThen() {
    var schedule = FrameSchedule(interval: 0.25)
    schedule.drew(at: 1)
    schedule.request(at: 5)
    #expect(schedule.due == 5)
    schedule.request(at: 4)
    #expect(schedule.due == 4)
  }

  @Test func lateFramesDoNotDelayTheBeat() {
    var schedule = FrameSchedule(interval: 0.25)
    schedule.request(at: 0)
    schedule.drew(at: 0)
    for beat in 1...1000 {
      schedule.request(at: 0)
      #expect(schedule.due == Double(beat) * 0.25)
      schedule.drew(at: Double(beat) * 0.25 + 0.0625)
    }
  }

  @Test func afterALongPauseTheBeatStartsAnew() {
    var schedule = FrameSchedule(interval: 0.25)
    schedule.request(at: 0)
    schedule.drew(at: 0)
    schedule.request(at: 0.1)
    schedule.drew(at: 7)
    schedule.request(at: 7)
    #expect(schedule.due == 7.25)
  }

  @Test func aTimeThatIsNotANumberAsksForNothing() {
    var schedule = FrameSchedule(interval: 0.25)
    schedule.request(at: .nan)
    #expect(schedule.due == nil)
  }
}
