/** A stretch of a text, in UTF-16 code units, and its wording. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
