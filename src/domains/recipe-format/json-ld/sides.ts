/** The three sides of a merge: the embedded document, how it read when it was written, and how the node reads now. */
export interface Sides<T> {
  readonly portable: T;
  readonly was: T;
  readonly visible: T;
}

/** The same part of each side. */
export const partOf = <T, P>({ portable, was, visible }: Sides<T>, part: (side: T) => P): Sides<P> => ({
  portable: part(portable),
  was: part(was),
  visible: part(visible),
});
