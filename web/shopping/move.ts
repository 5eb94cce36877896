/** A list with the one at a place moved to another. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
};
