import type { FindCriteria } from '../api/recipes.ts';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

export const sorts = ['relevance', 'title', '-updated_at', '-created_at', '-times_cooked', 'last_cooked'] as const;

/** The URL of the library: search, filters and view. */
export type LibrarySearch = Omit<FindCriteria, 'state'> & { readonly view?: View };

type RawSearch = Readonly<Record<string, unknown>>;

const MAX_VALUES = 50;

const parseText = (value: unknown, max: number): string | undefined => {
  // The router parses `?q=2` as a number, but the search is for the text.
  const given = typeof value === 'number' ? String(value) : value;
  return typeof given === 'string' && given.trim() !== '' ? given.slice(0, max) : undefined;
};

const parseTexts = (value: unknown, max: number): readonly string[] | undefined => {
  const all = (Array.isArray(value) ? value : [value]).flatMap((one) => parseText(one, max) ?? []);
  return all.length === 0 ? undefined : [...new Set(all)].slice(0, MAX_VALUES);
};

const parseOneOf = <T extends string>(value: unknown, all: readonly T[]): T | undefined =>
  all.find((one) => one === value);

const parseMinutes = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

const LANGUAGE = /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/;

/** URLs can be typed by hand, so invalid values are dropped. */
export const validateLibrarySearch = (given: RawSearch): LibrarySearch => {
  const language = parseText(given['language'], 100);
  const read = {
    q: parseText(given['q'], 200),
    tag: parseTexts(given['tag'], 100),
    facet: parseTexts(given['facet'], 100),
    book: parseTexts(given['book'], 100),
    favorite: given['favorite'] === true ? true : undefined,
    language: language !== undefined && LANGUAGE.test(language) ? language : undefined,
    max_total_minutes: parseMinutes(given['max_total_minutes']),
    ingredient: parseTexts(given['ingredient'], 200),
    without_ingredient: parseTexts(given['without_ingredient'], 200),
    cookable_from_pantry: given['cookable_from_pantry'] === true ? true : undefined,
    sort: parseOneOf(given['sort'], sorts),
    view: parseOneOf(given['view'], views),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** The part of the search that is sent to the service. */
export const toCriteria = ({ view: _view, ...find }: LibrarySearch): FindCriteria => find;

/** The filters, without search text and order. */
type FilterName = Exclude<keyof LibrarySearch, 'q' | 'sort' | 'view'>;

/** One active filter; a list has one per value. */
export interface Filter {
  readonly name: FilterName;
  readonly value: string;
}

const filterNames = [
  'favorite',
  'cookable_from_pantry',
  'max_total_minutes',
  'tag',
  'facet',
  'book',
  'ingredient',
  'without_ingredient',
  'language',
] as const satisfies readonly FilterName[];

export const getFilters = (search: LibrarySearch): readonly Filter[] =>
  filterNames.flatMap((name) => {
    const value = search[name];
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map((one) => ({ name, value: String(one) }));
  });

export const removeFilter = (search: LibrarySearch, { name, value }: Filter): LibrarySearch => {
  const { [name]: held, ...rest } = search;
  const left = Array.isArray(held) ? held.filter((one) => one !== value) : [];
  return left.length === 0 ? rest : { ...rest, [name]: left };
};

/** Keeps the search text and the order. */
export const clearFilters = ({ q, sort, view }: LibrarySearch): LibrarySearch =>
  validateLibrarySearch({ q, sort, view });

export type ListFilter = 'tag' | 'facet' | 'ingredient' | 'without_ingredient';

/** Adds a value to a list filter, or removes it. */
export const toggleFilter = (search: LibrarySearch, name: ListFilter, value: string): LibrarySearch => {
  if (search[name]?.includes(value) === true) return removeFilter(search, { name, value });
  return { ...search, [name]: [...(search[name] ?? []), value] };
};
