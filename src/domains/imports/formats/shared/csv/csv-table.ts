import { csvRows } from './read-csv.ts';

/** How a column is asked for: `prep time` for `Prep Time`, `prepTime` and `prep_time`. */
const nameOf = (heading: string): string =>
  heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** As far as the first row of a table goes. Any text may be asked what its columns are. */
const LONGEST_FIRST_ROW = 5000;

/** The names of the columns of a CSV file, without reading more than its first row. */
export const csvColumns = (text: string): readonly string[] => {
  const [first] = csvRows(text.slice(0, LONGEST_FIRST_ROW));
  return (first ?? []).map(nameOf);
};

/** A row by the names of its columns, and as it stands there. */
export interface CsvRecord {
  readonly fields: readonly string[];
  /** What stands in the first of the columns that has something in it; empty where none has. */
  readonly at: (...columns: readonly string[]) => string;
}

const recordOf = (columns: readonly string[], fields: readonly string[]): CsvRecord => ({
  fields,
  at: (...names) => {
    for (const name of names) {
      const text = fields[columns.indexOf(name)]?.trim() ?? '';
      if (text !== '') return text;
    }
    return '';
  },
});

/** The rows below the first, by the columns that it names. `mend` is for programs that write rows that do not fit. */
export function* csvRecords(
  text: string,
  mend: (fields: readonly string[], columns: readonly string[]) => readonly string[] = (fields) => fields,
): Generator<CsvRecord> {
  const rows = csvRows(text);
  const first = rows.next();
  if (first.done === true) return;
  const columns = first.value.map(nameOf);
  for (const fields of rows) yield recordOf(columns, mend(fields, columns));
}
