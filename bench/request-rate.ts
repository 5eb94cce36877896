import autocannon from 'autocannon';

/** Requests per second. Fails if any response has an unexpected status, because then the rate is meaningless. */
export const measureRequestRate = async (options: autocannon.Options, status: number): Promise<number> => {
  const { connections = 1, url } = options;
  const { errors, timeouts, requests, duration, statusCodeStats } = await autocannon(options);
  const expected = statusCodeStats?.[`${status}`]?.count ?? 0;
  // Requests still in flight at the end have no response.
  const unexpected = errors + timeouts + requests.total - expected;
  if (unexpected > connections) throw new Error(`${url}: ${unexpected} responses did not have status ${status}`);
  return requests.total / duration;
};

/** Completed calls per second; each caller starts its next call as soon as the previous one is done. */
export const measureCallRate = async <T>(
  callers: readonly T[],
  seconds: number,
  work: (caller: T) => Promise<unknown>,
): Promise<number> => {
  const startedAt = performance.now();
  const elapsed = (): number => (performance.now() - startedAt) / 1000;
  let done = 0;
  const call = async (caller: T): Promise<void> => {
    while (elapsed() < seconds) {
      await work(caller);
      done += 1;
    }
  };
  await Promise.all(callers.map(call));
  return done / elapsed();
};
