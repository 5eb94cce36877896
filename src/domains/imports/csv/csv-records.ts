import { parseCsvRows } from './parse-csv-rows.ts';

/** Normalizes `Prep Time`, `prepTime` and `prep_time` to `prep time`. */
const nameOf = (heading: string): string =>
  heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Detection runs on any text, so only this much is parsed to find the columns. */
const MAX_FIRST_ROW_LENGTH = 5000;

/** Parses the column names of a CSV file, reading no more than its first row. */
export const parseCsvColumns = (text: string): readonly string[] => {
  const [first] = parseCsvRows(text.slice(0, MAX_FIRST_ROW_LENGTH));
  return (first ?? []).map(nameOf);
};

/** A row with access by column name. */
export interface CsvRecord {
  readonly fields: readonly string[];
  /** The first non-empty field among these columns. Empty if there is none. */
  readonly get: (...columns: readonly string[]) => string;
}

const recordOf = (columns: readonly string[], fields: readonly string[]): CsvRecord => ({
  fields,
  get: (...names) => {
    for (const name of names) {
      const text = fields[columns.indexOf(name)]?.trim() ?? '';
      if (text !== '') return text;
    }
    return '';
  },
});

/** Parses the rows below the header. `mend` is for programs that write rows which do not match it. */
export function* parseCsvRecords(
  text: string,
  mend: (fields: readonly string[], columns: readonly string[]) => readonly string[] = (fields) => fields,
): Generator<CsvRecord> {
  const rows = parseCsvRows(text);
  const first = rows.next();
  if (first.done === true) return;
  const columns = first.value.map(nameOf);
  for (const fields of rows) yield recordOf(columns, mend(fields, columns));
}
