import { useDeferredValue, useMemo, useState } from 'react';

import { Choice } from '../../design/choice.tsx';
import { Checkbox, SearchField } from '../../design/field.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { duplicateWords } from '../duplicates/duplicate.words.ts';
import { IncrementalList } from './incremental-list.tsx';
import type { PreviewBody } from './review.api.ts';
import { chooseForDuplicates, getChoice, filters, matchesFilter, isPossibleDuplicate } from './review-choices.ts';
import type { Filter } from './review-choices.ts';
import { ReviewItem } from './item/review-item.tsx';
import { reviewWords } from './review.words.ts';
import type { Review } from './use-review.ts';

export interface ReviewListProps {
  readonly preview: PreviewBody;
  readonly review: Review;
  readonly isDisabled: boolean;
}

/** With more items than this the list gets a search field. */
const SEARCH_THRESHOLD = 12;

/** The recipes of an import, filtered. */
export const ReviewList = ({ preview, review, isDisabled }: ReviewListProps) => {
  const words = useWords(reviewWords);
  const { items } = preview;
  const { repeatedIds, choices, choose, isRetained, retain } = review;
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase());
  const counts = useMemo(
    () => new Map(filters.map((one) => [one, items.filter((item) => matchesFilter(one, item, repeatedIds)).length])),
    [items, repeatedIds],
  );
  // The recipes a filter matched may all have been imported by now.
  const inForce = (counts.get(filter) ?? 0) > 0 ? filter : 'all';
  const shown = useMemo(
    () =>
      items.filter(
        (item) => matchesFilter(inForce, item, repeatedIds) && item.recipe.title.toLocaleLowerCase().includes(wanted),
      ),
    [items, inForce, repeatedIds, wanted],
  );
  return (
    <div className="review-list">
      {/* The measures section has a visible heading; without it, the item headings would directly follow the page
          title. */}
      <h2 className="visually-hidden">{words.recipes}</h2>
      {(items.length > 1 || typed !== '') && (
        <div className="review-tools">
          <Filters counts={counts} value={inForce} onChange={setFilter} />
          {(items.length > SEARCH_THRESHOLD || typed !== '') && (
            <SearchField label={words.find} clearLabel={words.clear} value={typed} onChange={setTyped} />
          )}
          <BulkChoices preview={preview} review={review} isDisabled={isDisabled} />
        </div>
      )}
      {shown.length === 0 && <p role="status">{words.nothingFound}</p>}
      <IncrementalList key={`${inForce} ${wanted}`} items={shown} className="review-items" label={words.recipes}>
        {(item) => (
          <ReviewItem
            key={item.id}
            previewId={preview.id}
            item={item}
            isRepeated={repeatedIds.has(item.id)}
            choice={getChoice(item, choices, repeatedIds)}
            isRetained={isRetained(item)}
            isDisabled={isDisabled}
            onChoose={choose}
            onRetain={retain}
          />
        )}
      </IncrementalList>
    </div>
  );
};

interface FiltersProps {
  readonly counts: ReadonlyMap<Filter, number>;
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Offers only filters that match something; nothing if that is just "all". */
const Filters = ({ counts, value, onChange }: FiltersProps) => {
  const words = useWords(reviewWords);
  const formats = useFormats();
  const options = filters
    .filter((one) => (counts.get(one) ?? 0) > 0)
    .map((one) => ({ value: one, text: words[one](formats.number(counts.get(one) ?? 0)) }));
  if (options.length < 2) return null;
  return <Choice label={words.show} hideLabel value={value} options={options} onChange={onChange} />;
};

/** Choices for all recipes at once. */
const BulkChoices = ({ preview: { items }, review, isDisabled }: ReviewListProps) => {
  const words = useWords(reviewWords);
  const about = useWords(duplicateWords);
  const { repeatedIds, choices, chooseAll, isRetained, retainAll } = review;
  const takeable = items.filter((item) => item.can_commit && !isPossibleDuplicate(item, repeatedIds));
  const taken = takeable.filter((item) => getChoice(item, choices, repeatedIds) !== undefined).length;
  const twofold = items.filter((item) => item.can_commit && isPossibleDuplicate(item, repeatedIds));
  const retainable = items.filter(({ source }) => source.can_retain);
  const retained = retainable.filter(isRetained).length;
  return (
    <div className="review-together">
      {takeable.length > 0 && (
        <Checkbox
          isSelected={taken === takeable.length}
          isIndeterminate={taken > 0 && taken < takeable.length}
          isDisabled={isDisabled}
          onChange={(isSelected) =>
            chooseAll(
              new Map(takeable.map(({ id }) => [id, isSelected ? ({ action: 'separate' } as const) : undefined])),
            )
          }
        >
          {words.takeAll}
        </Checkbox>
      )}
      {retainable.length > 0 && (
        <Checkbox
          isSelected={retained === retainable.length}
          isIndeterminate={retained > 0 && retained < retainable.length}
          isDisabled={isDisabled}
          onChange={(isSelected) => retainAll(retainable, isSelected)}
        >
          {words.keepOriginals}
        </Checkbox>
      )}
      {twofold.length > 1 && (
        <Choice
          label={about.forAll}
          value={undefined}
          options={(['separate', 'update', 'skip'] as const).map((value) => ({ value, text: about[value] }))}
          onChange={(action) => chooseAll(chooseForDuplicates(items, repeatedIds, action))}
          isDisabled={isDisabled}
        />
      )}
    </div>
  );
};
