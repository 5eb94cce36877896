import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useFormats, useWords } from '../../language/locale.tsx';
import { commitWords } from './commit.words.ts';
import { IncrementalList } from '../review/incremental-list.tsx';
import type { CommitItem } from '../review/review.api.ts';

/** Not imported and still in the preview, because of a warning rather than by choice. */
const isHeldBack = ({ outcome, warnings }: CommitItem): boolean => outcome === 'skipped' && warnings.length > 0;

const kinds = [
  { kind: 'created', is: ({ outcome }: CommitItem) => outcome === 'created' },
  { kind: 'replaced', is: ({ outcome }: CommitItem) => outcome === 'replaced' },
  { kind: 'skipped', is: (item: CommitItem) => item.outcome === 'skipped' && !isHeldBack(item) },
  { kind: 'held', is: isHeldBack },
] as const;

interface OutcomesProps {
  readonly outcomes: readonly CommitItem[];
  /** More outcomes are coming. */
  readonly isRunning: boolean;
}

/** The outcome of each imported recipe, latest batch first. Receives the focus when the import ends. */
export const Outcomes = ({ outcomes, isRunning }: OutcomesProps) => {
  const words = useWords(commitWords);
  const formats = useFormats();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isRunning) place.current?.focus();
  }, [isRunning]);
  const outcomeGroups = kinds
    .map(({ kind, is }) => ({ kind, items: outcomes.filter(is) }))
    .filter(({ items }) => items.length > 0);
  return (
    <section className="outcomes" ref={place} tabIndex={-1} aria-label={words.outcomes}>
      {outcomeGroups.map(({ kind, items }) => (
        <details key={kind} open={items.length <= 5}>
          <summary>
            {kind === 'created' && <CircleCheck aria-hidden />}
            {words[kind](items.length, formats.number(items.length))}
          </summary>
          <IncrementalList
            items={items}
            className="outcomes-list"
            label={words[kind](items.length, formats.number(items.length))}
          >
            {(item) => <Outcome key={item.item_id} item={item} />}
          </IncrementalList>
        </details>
      ))}
    </section>
  );
};

const Outcome = ({ item }: { readonly item: CommitItem }) => {
  const words = useWords(commitWords);
  const { title, library_entry_id: recipeId, deferred_assets: deferred, dropped_assets: dropped } = item;
  const remarks = [
    ...(deferred > 0 ? [words.deferred(deferred)] : []),
    ...(dropped > 0 ? [words.dropped(dropped)] : []),
  ];
  return (
    <li>
      {recipeId === undefined ? (
        title
      ) : (
        <Link to="/recipes/$recipeId" params={{ recipeId }} preload="intent">
          {title}
        </Link>
      )}
      {remarks.length > 0 && <span className="review-soft"> · {remarks.join(' · ')}</span>}
    </li>
  );
};
