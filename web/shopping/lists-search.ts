/** With one list only, its screen opens at once; `all` stays here, so that there can be a second. */
export interface ListsSearch {
  readonly all?: boolean;
}

export const listsSearch = ({ all }: Readonly<Record<string, unknown>>): ListsSearch => (all === true ? { all } : {});
