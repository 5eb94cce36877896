/** A replacement in a text. */
export interface TextEdit {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly text: string;
}

/** Applies replacements, which must be in order and must not overlap. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  let [result, at] = ['', 0];
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
};
