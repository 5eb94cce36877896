/**
 * A line and how a cook expects to see it: doubled, halved and in metric units. `null` says that it cannot be scaled and
 * stays as written; no metric form says that the line is metric already.
 */
export type HandCheckedRow = readonly [line: string, doubled: string | null, halved: string | null, metric?: string];
