// Loaded into a service before itself: its clock runs faster, so that a test need not wait for leases and retries. Timers
// and whatever is measured keep their pace.
const from = Number(process.env['TUREEN_TEST_TIME_FROM']);
const speed = Number(process.env['TUREEN_TEST_TIME_SPEED']);
const realNow = Date.now.bind(Date);

class QuickDate extends Date {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? QuickDate.now());
  }

  static override now(): number {
    return Math.round(from + (realNow() - from) * speed);
  }
}

Object.defineProperty(globalThis, 'Date', { value: QuickDate, writable: true, configurable: true });
