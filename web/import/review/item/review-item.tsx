import { memo, useId, useState } from 'react';

import { Checkbox } from '../../../design/field.tsx';
import { Chip } from '../../../design/page.tsx';
import { useWords } from '../../../language/locale.tsx';
import { useEvidenceText } from '../../duplicates/comparison.tsx';
import { DuplicateChoice } from '../../duplicates/duplicate-choice.tsx';
import { duplicateWords } from '../../duplicates/duplicate.words.ts';
import { formatNames } from '../../format.words.ts';
import { ItemDetails } from './item-details.tsx';
import { describeItem } from '../review-texts.ts';
import { ItemPhoto } from './item-photo.tsx';
import { ItemDiagnostics } from './item-diagnostics.tsx';
import { EditTextButton } from './edit-text.tsx';
import type { ImportPreviewItem } from '../review.api.ts';
import { isNotAboutMeasures } from '../review-choices.ts';
import type { Choice } from '../review-choices.ts';
import { reviewWords } from '../review.words.ts';

export interface ReviewItemProps {
  readonly previewId: string;
  readonly item: ImportPreviewItem;
  readonly isRepeated: boolean;
  readonly choice: Choice | undefined;
  readonly isRetained: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (id: string, choice: Choice | undefined) => void;
  readonly onRetain: (id: string, isRetained: boolean) => void;
}

/** One recipe of the import. Memoized, since a list has hundreds of them. */
export const ReviewItem = memo(
  ({ previewId, item, isRepeated, choice, isRetained, isDisabled, onChoose, onRetain }: ReviewItemProps) => {
    const words = useWords(reviewWords);
    const titleId = useId();
    const [isOpen, setOpen] = useState(false);
    const { recipe, can_commit, analysis } = item;
    const isDuplicate = analysis.matches.length > 0 || isRepeated;
    const open = item.diagnostics.find(({ code }) => code === 'unit-ambiguous')?.count ?? 0;
    const facts = describeItem(item, words, useWords(formatNames));
    return (
      <li className="review-item" data-chosen={choice !== undefined && choice.action !== 'skip'}>
        <article aria-labelledby={titleId}>
          <div className="review-item-head">
            <Checkbox
              className="review-item-take"
              aria-label={words.take(recipe.title)}
              isSelected={choice !== undefined && choice.action !== 'skip'}
              isDisabled={isDisabled || !can_commit}
              onChange={(isSelected) => onChoose(item.id, isSelected ? { action: 'separate' } : undefined)}
            />
            <ItemPhoto previewId={previewId} item={item} />
            <div className="review-item-about">
              <h3 id={titleId}>{recipe.title}</h3>
              <p className="review-soft">{facts.join(' · ')}</p>
              {(isDuplicate || open > 0) && (
                <p className="review-item-chips">
                  <DuplicateChip item={item} isRepeated={isRepeated} />
                  {open > 0 && <Chip>{words.measures(open)}</Chip>}
                </p>
              )}
            </div>
          </div>
          <div className="review-item-more">
            <ItemDiagnostics diagnostics={item.diagnostics} of="blocking">
              <EditTextButton previewId={previewId} item={item} isDisabled={isDisabled} />
            </ItemDiagnostics>
            <ItemDiagnostics diagnostics={item.diagnostics.filter(isNotAboutMeasures)} of="actionable" />
            {can_commit && isDuplicate && (
              <DuplicateChoice
                item={item}
                choice={choice}
                isDisabled={isDisabled}
                onChoose={(chosen) => onChoose(item.id, chosen)}
              />
            )}
            <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary>{words.details}</summary>
              {isOpen && (
                <ItemDetails
                  previewId={previewId}
                  item={item}
                  isRetained={isRetained}
                  isDisabled={isDisabled}
                  onRetain={onRetain}
                />
              )}
            </details>
          </div>
        </article>
      </li>
    );
  },
);

/** Whether the library, or the import itself, already has the recipe. */
const DuplicateChip = ({
  item: { analysis },
  isRepeated,
}: {
  readonly item: ImportPreviewItem;
  readonly isRepeated: boolean;
}) => {
  const words = useWords(duplicateWords);
  const describeEvidence = useEvidenceText();
  const [best] = analysis.matches;
  if (best === undefined) return isRepeated ? <Chip kind="warning">{words.twin}</Chip> : null;
  const text = { 'definite-match': words.there, 'likely-duplicate': words.alike, ambiguous: words.several, new: '' };
  return (
    <>
      <Chip kind="warning">{text[analysis.status]}</Chip>
      {analysis.status !== 'ambiguous' && <span className="review-soft">{describeEvidence(best)}</span>}
    </>
  );
};
