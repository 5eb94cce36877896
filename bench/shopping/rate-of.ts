import autocannon from 'autocannon';

/** Requests answered in a second. They count only where every answer was the one that was asked for. */
export const rateOf = async (options: autocannon.Options, status: number): Promise<number> => {
  const { connections = 1, url } = options;
  const { errors, timeouts, requests, duration, statusCodeStats } = await autocannon(options);
  const right = statusCodeStats?.[`${status}`]?.count ?? 0;
  // A request that is under way when the time is up has no answer and counts as none.
  const wrong = errors + timeouts + requests.total - right;
  if (wrong > connections) throw new Error(`${url}: ${wrong} answers were not ${status}`);
  return requests.total / duration;
};

/** How often callers get it done in a second, each as soon as its last one is done. */
export const rateByCallers = async <T>(
  callers: readonly T[],
  seconds: number,
  work: (caller: T) => Promise<unknown>,
): Promise<number> => {
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  let done = 0;
  const call = async (caller: T): Promise<void> => {
    while (passed() < seconds) {
      await work(caller);
      done += 1;
    }
  };
  await Promise.all(callers.map(call));
  return done / passed();
};
