/** How long something took, to be compared with another measurement of the same run, never with a constant. */
export const elapsed = async <T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
};
