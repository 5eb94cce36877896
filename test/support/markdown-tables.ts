const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** All table rows of a page, as cells. */
export const rowsOf = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);

/** The cells of the table row that starts with the given one. */
export const rowOf = (page: string, first: string): readonly string[] | undefined =>
  rowsOf(page).find(([cell]) => cell === first);
