/** Settles like the promise, or rejects after the given time. */
export const withTimeout = async <T>(promise: Promise<T>, ms: number): Promise<T> => {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('It took too long.', 'TimeoutError')), ms);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
