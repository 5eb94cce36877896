// Preloaded into a service process: its clock runs faster, so that tests need not wait for leases and retries. Timers
// and measurements keep their pace.
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
