/**
 * Calls back when the time is over, unless what it gives is called first. Timers run before arrived data is read, so
 * after a turn of the event loop that took long an answer that is here already would look late: it is read first.
 */
export const afterSilence = (ms: number, callback: () => void): (() => void) => {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(callback);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
};
