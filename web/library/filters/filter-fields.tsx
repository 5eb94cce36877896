import { useQueries } from '@tanstack/react-query';

import { booksQuery, facetsQuery, tagsQuery } from '../../api/organization.ts';
import { SelectField, Switch } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useFormats, useLanguage, useWords } from '../../language/locale.tsx';
import { validateLibrarySearch, toggleFilter } from '../library-search.ts';
import type { LibrarySearch } from '../library-search.ts';
import { facetKindWords, facetKinds } from '../../parts/facet.words.ts';
import { filtersWords } from './filters.words.ts';
import { FoodFilter } from './food-filter.tsx';
import { LabelFilter } from './label-filter.tsx';

const TIMES = [15, 30, 45, 60, 120] as const;

/** Language tags to offer, plus the one in the URL. */
const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'] as const;

export interface FilterFieldsProps {
  readonly search: LibrarySearch;
  readonly onChange: (search: LibrarySearch) => void;
}

export const FilterFields = ({ search, onChange }: FilterFieldsProps) => {
  const words = useWords(filtersWords);
  const kinds = useWords(facetKindWords);
  const formats = useFormats();
  const { locale } = useLanguage();
  const [tags, facets, books] = useQueries({ queries: [tagsQuery, facetsQuery, booksQuery] });
  const failed = [tags, facets, books].find(({ isError }) => isError);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const set = (part: Readonly<Record<string, unknown>>): void =>
    onChange(validateLibrarySearch({ ...search, ...part }));
  return (
    <div className="filters-fields">
      <div className="filters-switches">
        <Switch isSelected={search.favorite === true} onChange={(favorite) => set({ favorite })}>
          {words.favorites}
        </Switch>
        <Switch
          isSelected={search.cookable_from_pantry === true}
          onChange={(isCookable) => set({ cookable_from_pantry: isCookable })}
        >
          {words.fromPantry}
        </Switch>
      </div>
      <SelectField
        label={words.time}
        value={search.max_total_minutes ?? ''}
        onChange={(minutes) => set({ max_total_minutes: minutes === '' ? undefined : Number(minutes) })}
      >
        <option value="">{words.anyTime}</option>
        {[...new Set([...TIMES, search.max_total_minutes ?? TIMES[0]])]
          .sort((a, b) => a - b)
          .map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.atMost(formats.duration(`PT${minutes}M`))}
            </option>
          ))}
      </SelectField>
      {failed !== undefined && <ProblemNotice error={failed.error} onRetry={() => void failed.refetch()} />}
      {tags.data !== undefined && tags.data.length > 0 && (
        <LabelFilter
          title={words.tags}
          labels={tags.data}
          chosen={search.tag ?? []}
          onToggle={(id) => onChange(toggleFilter(search, 'tag', id))}
        />
      )}
      {facetKinds.map((kind) => {
        const labels = (facets.data ?? []).filter((facet) => facet.kind === kind);
        return (
          labels.length > 0 && (
            <LabelFilter
              key={kind}
              title={kinds[kind]}
              labels={labels.map(({ id, value }) => ({ id, name: value }))}
              chosen={search.facet ?? []}
              onToggle={(id) => onChange(toggleFilter(search, 'facet', id))}
            />
          )
        );
      })}
      <FoodFilter
        label={words.ingredient}
        placeholder={words.ingredientHint}
        onAdd={(food) => set({ ingredient: [...(search.ingredient ?? []), food] })}
      />
      <FoodFilter
        label={words.without}
        placeholder={words.withoutHint}
        onAdd={(food) => set({ without_ingredient: [...(search.without_ingredient ?? []), food] })}
      />
      {books.data !== undefined && books.data.length > 0 && (
        <SelectField label={words.book} value={search.book?.[0] ?? ''} onChange={(book) => set({ book })}>
          <option value="">{words.anyBook}</option>
          {books.data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={words.language} value={search.language ?? ''} onChange={(language) => set({ language })}>
        <option value="">{words.anyLanguage}</option>
        {[...new Set([...LANGUAGES, search.language ?? LANGUAGES[0]])].map((language) => (
          <option key={language} value={language}>
            {languages.of(language)}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
