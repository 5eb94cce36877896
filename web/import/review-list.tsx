import { useDeferredValue, useMemo, useState } from 'react';

import { Choice } from '../design/choice.tsx';
import { Checkbox, SearchField } from '../design/field.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { duplicateWords } from './duplicate.words.ts';
import { GrowingList } from './growing-list.tsx';
import type { PreviewBody } from './review.api.ts';
import { chooseForTwofold, choiceFor, filters, isShownBy, isTwofold } from './review-choices.ts';
import type { Filter } from './review-choices.ts';
import { ReviewItem } from './review-item.tsx';
import { reviewWords } from './review.words.ts';
import type { Review } from './use-review.ts';

export interface ReviewListProps {
  readonly preview: PreviewBody;
  readonly review: Review;
  readonly isDisabled: boolean;
}

/** More than these are worth a field to look for one. */
const FEW = 12;

/** The recipes of an import, all of them or those that want something. */
export const ReviewList = ({ preview, review, isDisabled }: ReviewListProps) => {
  const words = useWords(reviewWords);
  const { items } = preview;
  const { twins, choices, choose, isRetained, retain } = review;
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase());
  const counts = useMemo(
    () => new Map(filters.map((one) => [one, items.filter((item) => isShownBy(one, item, twins)).length])),
    [items, twins],
  );
  // What a filter showed may all be imported by now.
  const inForce = (counts.get(filter) ?? 0) > 0 ? filter : 'all';
  const shown = useMemo(
    () =>
      items.filter((item) => isShownBy(inForce, item, twins) && item.recipe.title.toLocaleLowerCase().includes(wanted)),
    [items, inForce, twins, wanted],
  );
  return (
    <div className="review-list">
      {/* The measures above have one in sight; without them a title would follow that of the page. */}
      <h2 className="visually-hidden">{words.recipes}</h2>
      {(items.length > 1 || typed !== '') && (
        <div className="review-tools">
          <Filters counts={counts} value={inForce} onChange={setFilter} />
          {(items.length > FEW || typed !== '') && (
            <SearchField label={words.find} clearLabel={words.clear} value={typed} onChange={setTyped} />
          )}
          <Together preview={preview} review={review} isDisabled={isDisabled} />
        </div>
      )}
      {shown.length === 0 && <p role="status">{words.nothingFound}</p>}
      <GrowingList key={`${inForce} ${wanted}`} items={shown} className="review-items" label={words.recipes}>
        {(item) => (
          <ReviewItem
            key={item.id}
            previewId={preview.id}
            item={item}
            isTwin={twins.has(item.id)}
            choice={choiceFor(item, choices, twins)}
            isRetained={isRetained(item)}
            isDisabled={isDisabled}
            onChoose={choose}
            onRetain={retain}
          />
        )}
      </GrowingList>
    </div>
  );
};

interface FiltersProps {
  readonly counts: ReadonlyMap<Filter, number>;
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Only those that show something; where that is everything, there is nothing to choose. */
const Filters = ({ counts, value, onChange }: FiltersProps) => {
  const words = useWords(reviewWords);
  const formats = useFormats();
  const options = filters
    .filter((one) => (counts.get(one) ?? 0) > 0)
    .map((one) => ({ value: one, text: words[one](formats.number(counts.get(one) ?? 0)) }));
  if (options.length < 2) return null;
  return <Choice label={words.show} hideLabel value={value} options={options} onChange={onChange} />;
};

/** What is said of all recipes at once. */
const Together = ({ preview: { items }, review, isDisabled }: ReviewListProps) => {
  const words = useWords(reviewWords);
  const about = useWords(duplicateWords);
  const { twins, choices, chooseAll, isRetained, retainAll } = review;
  const takeable = items.filter((item) => item.can_commit && !isTwofold(item, twins));
  const taken = takeable.filter((item) => choiceFor(item, choices, twins) !== undefined).length;
  const twofold = items.filter((item) => item.can_commit && isTwofold(item, twins));
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
          onChange={(action) => chooseAll(chooseForTwofold(items, twins, action))}
          isDisabled={isDisabled}
        />
      )}
    </div>
  );
};
