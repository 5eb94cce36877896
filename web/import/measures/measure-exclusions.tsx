import { useMemo, useState } from 'react';

import { Checkbox } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { IncrementalList } from '../review/incremental-list.tsx';
import { measureWords } from './measures.words.ts';
import type { PreviewBody } from '../review/review.api.ts';

export interface MeasureExclusionsProps {
  readonly preview: PreviewBody;
  readonly groupIds: readonly string[];
  readonly excluded: ReadonlySet<string>;
  readonly isDisabled: boolean;
  readonly onChange: (excluded: ReadonlySet<string>) => void;
}

/** Recipes an answer does not apply to. Hidden for a single recipe, since excluding that would leave none. */
export const MeasureExclusions = (props: MeasureExclusionsProps) => {
  const { preview, groupIds, excluded, isDisabled, onChange } = props;
  const { items } = preview;
  const words = useWords(measureWords);
  const [isOpen, setOpen] = useState(false);
  const concerned = useMemo(() => {
    const groups = new Set(groupIds);
    return items.filter(({ diagnostics }) =>
      diagnostics.some(({ targets }) =>
        targets?.some(({ resolution }) => groups.has(resolution?.resolution_key ?? '')),
      ),
    );
  }, [items, groupIds]);
  if (concerned.length < 2) return null;
  const toggle = (id: string, isExcluded: boolean): void => {
    const next = new Set(excluded);
    if (isExcluded) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{excluded.size === 0 ? words.exclude : words.excluded(excluded.size)}</summary>
      {isOpen && (
        <IncrementalList items={concerned} className="measure-exclusions" label={words.exclude}>
          {({ id, recipe }) => (
            <li key={id}>
              <Checkbox
                isSelected={excluded.has(id)}
                isDisabled={isDisabled}
                onChange={(isExcluded) => toggle(id, isExcluded)}
              >
                {recipe.title}
              </Checkbox>
            </li>
          )}
        </IncrementalList>
      )}
    </details>
  );
};
