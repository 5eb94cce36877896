import { useState } from 'react';

import { Choice } from '../../design/choice.tsx';
import { SelectField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { SideBySideRecipes } from './side-by-side-recipes.tsx';
import { Comparison, useEvidenceText } from './comparison.tsx';
import { duplicateWords } from './duplicate.words.ts';
import type { ImportPreviewItem } from '../review/review.api.ts';
import type { Choice as Chosen } from '../review/review-choices.ts';

export interface DuplicateChoiceProps {
  readonly item: ImportPreviewItem;
  readonly choice: Chosen | undefined;
  /** True while recipes are being imported: the choices made before are the ones used. */
  readonly isDisabled: boolean;
  readonly onChoose: (choice: Chosen | undefined) => void;
}

const LATER = 'later';
type Option = Chosen['action'] | typeof LATER;

/** A possible duplicate beside the recipe it may duplicate, and the choice of what to do with it. */
export const DuplicateChoice = ({ item, choice, isDisabled, onChoose }: DuplicateChoiceProps) => {
  const words = useWords(duplicateWords);
  const describeEvidence = useEvidenceText();
  const { matches } = item.analysis;
  const [compared, setCompared] = useState(matches[0]?.entry_id);
  const match = matches.find(({ entry_id }) => entry_id === compared) ?? matches[0];
  const choose = (option: Option, target = match?.entry_id): void => {
    if (option === LATER) onChoose(undefined);
    else onChoose({ action: option, ...(option === 'update' && target !== undefined && { target }) });
  };
  const options: readonly Option[] =
    match === undefined ? ['separate', 'skip', LATER] : ['separate', 'update', 'skip', LATER];
  return (
    <div className="duplicate-choice">
      {matches.length > 1 && (
        <SelectField
          label={words.compareWith}
          value={match?.entry_id}
          disabled={isDisabled}
          onChange={(id) => {
            setCompared(id);
            if (choice?.action === 'update') choose('update', id);
          }}
        >
          {matches.map((one) => (
            <option key={one.entry_id} value={one.entry_id}>
              {one.title} ({describeEvidence(one)})
            </option>
          ))}
        </SelectField>
      )}
      {match !== undefined && <Comparison item={item} match={match} />}
      {match !== undefined && <SideBySideRecipes key={match.entry_id} item={item} entryId={match.entry_id} />}
      <Choice
        label={words.questionFor(item.recipe.title)}
        hideLabel
        value={choice?.action ?? LATER}
        options={options.map((value) => ({ value, text: words[value] }))}
        onChange={(option) => choose(option)}
        isDisabled={isDisabled}
      />
      {choice?.action === 'update' && <p className="review-soft">{words.updateHint}</p>}
    </div>
  );
};
