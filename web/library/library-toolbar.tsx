import { ListChecks, SlidersHorizontal } from 'lucide-react';

import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { getFilters, validateLibrarySearch, sorts, views } from './library-search.ts';
import type { LibrarySearch, View } from './library-search.ts';
import { libraryWords } from './library.words.ts';
import { ViewChoice } from './view-choice.tsx';

export interface LibraryToolbarProps {
  readonly search: LibrarySearch;
  readonly view: View;
  readonly total: number | undefined;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
  readonly isSelecting: boolean;
  readonly isFiltering: boolean;
  readonly onChange: (search: LibrarySearch) => void;
  readonly onFilter: () => void;
  readonly onSelect: () => void;
}

/** The result count and display options. */
export const LibraryToolbar = ({
  search,
  view,
  total,
  isMore,
  isSelecting,
  isFiltering,
  onChange,
  onFilter,
  onSelect,
}: LibraryToolbarProps) => {
  const words = useWords(libraryWords);
  const formats = useFormats();
  const filters = getFilters(search).length;
  const usual = search.q === undefined ? '-updated_at' : 'relevance';
  return (
    <div className="library-toolbar">
      <p className="library-count" role="status">
        {total !== undefined && words.found(total, `${formats.number(total)}${isMore ? '+' : ''}`)}
      </p>
      <Button
        className="library-filter"
        icon={<SlidersHorizontal aria-hidden />}
        onPress={onFilter}
        aria-expanded={isFiltering}
      >
        {filters === 0 ? words.filters : `${words.filters} (${formats.number(filters)})`}
      </Button>
      <SelectField
        className="library-sort"
        label={words.sort}
        hideLabel
        value={search.sort ?? usual}
        onChange={(sort) => onChange(validateLibrarySearch({ ...search, sort: sort === usual ? undefined : sort }))}
      >
        {sorts
          .filter((sort) => sort !== 'relevance' || search.q !== undefined)
          .map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts(sort)}
            </option>
          ))}
      </SelectField>
      <ViewChoice value={view} options={views} onChange={(chosen) => onChange({ ...search, view: chosen })} />
      <Button
        className="library-select"
        icon={<ListChecks aria-hidden />}
        onPress={onSelect}
        aria-pressed={isSelecting}
      >
        {words.select}
      </Button>
    </div>
  );
};
