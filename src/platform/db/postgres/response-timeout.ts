/**
 * Calls back after the timeout, unless the returned function is called first. Timers run before received data is read,
 * so after a long turn of the event loop an answer that has already arrived would look late. Deferring to
 * `setImmediate` reads it first.
 */
export const startResponseTimeout = (ms: number, callback: () => void): (() => void) => {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(callback);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
};
