import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { booksQuery, facetsQuery, tagsQuery } from '../api/organization.ts';
import { useFormats, useLanguage, useWords } from '../language/locale.tsx';
import { getFilters, removeFilter, clearFilters } from './library-search.ts';
import type { Filter, LibrarySearch } from './library-search.ts';
import { libraryWords } from './library.words.ts';

/** The label of a filter; undefined while it is loading. */
const useFilterNames = (search: LibrarySearch): ((filter: Filter) => string | undefined) => {
  const words = useWords(libraryWords);
  const formats = useFormats();
  const { locale } = useLanguage();
  const { data: tags } = useQuery({ ...tagsQuery, enabled: search.tag !== undefined });
  const { data: facets } = useQuery({ ...facetsQuery, enabled: search.facet !== undefined });
  const { data: books } = useQuery({ ...booksQuery, enabled: search.book !== undefined });
  const named = <T extends { readonly id: string }>(
    all: readonly T[] | undefined,
    id: string,
    name: (one: T) => string,
  ) => {
    if (all === undefined) return undefined;
    const one = all.find((thing) => thing.id === id);
    return one === undefined ? words.gone : name(one);
  };
  return ({ name, value }) => {
    switch (name) {
      case 'favorite':
        return words.favorites;
      case 'cookable_from_pantry':
        return words.fromPantry;
      case 'max_total_minutes':
        return words.atMost(formats.duration(`PT${value}M`));
      case 'tag':
        return named(tags, value, (tag) => tag.name);
      case 'facet':
        return named(facets, value, (facet) => facet.value);
      case 'book':
        return named(books, value, (book) => book.title);
      case 'language':
        return new Intl.DisplayNames(locale, { type: 'language' }).of(value) ?? value;
      case 'without_ingredient':
        return words.without(value);
      default:
        return value;
    }
  };
};

export interface ActiveFiltersProps {
  readonly search: LibrarySearch;
  readonly onChange: (search: LibrarySearch) => void;
}

/** The active filters as chips; pressing one removes it. */
export const ActiveFilters = ({ search, onChange }: ActiveFiltersProps) => {
  const words = useWords(libraryWords);
  const getName = useFilterNames(search);
  const filters = getFilters(search);
  const list = useRef<HTMLUListElement>(null);
  const { length } = filters;
  const removed = useRef<{ readonly place: number; readonly of: number; readonly isByKey: boolean }>(undefined);
  // The pressed chip is gone, so the focus moves to the next one, or to the search field if none is left. Not after a
  // touch, which would only open the keyboard.
  useEffect(() => {
    if (removed.current === undefined || removed.current.of === length) return;
    const { place, isByKey } = removed.current;
    removed.current = undefined;
    const chips = list.current?.querySelectorAll<HTMLElement>('.library-chip') ?? [];
    const next = chips[Math.min(place, chips.length - 1)];
    if (next !== undefined) next.focus();
    else if (isByKey) document.querySelector<HTMLElement>('.library-find input')?.focus();
  }, [length]);
  if (length === 0) return null;
  return (
    <ul ref={list} className="library-filters" aria-label={words.filters}>
      {filters.map((filter, place) => {
        const name = getName(filter) ?? '…';
        return (
          <li key={`${filter.name} ${filter.value}`}>
            <button
              type="button"
              className="library-chip"
              aria-label={words.removeFilter(name)}
              onClick={({ detail }) => {
                removed.current = { place, of: length, isByKey: detail === 0 };
                onChange(removeFilter(search, filter));
              }}
            >
              {name}
              <X aria-hidden />
            </button>
          </li>
        );
      })}
      {length > 1 && (
        <li>
          <button
            type="button"
            className="library-clear"
            onClick={({ detail }) => {
              removed.current = { place: 0, of: length, isByKey: detail === 0 };
              onChange(clearFilters(search));
            }}
          >
            {words.clearFilters}
          </button>
        </li>
      )}
    </ul>
  );
};
