import { memo } from 'react';

import type { Review, Selection } from '../../src/domains/shopping/index.ts';
import { Checkbox, SelectField } from '../design/field.tsx';
import { Chip } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { addWords } from './add.words.ts';

export type ReviewedRequirement = Review['requirements'][number];

export interface RequirementRowProps {
  readonly requirement: ReviewedRequirement;
  readonly decision: Selection;
  readonly onDecide: (decision: Selection) => void;
}

/** Something that is needed: whether it is bought, and as which of what the recipe allows. */
export const RequirementRow = memo(({ requirement, decision, onDecide }: RequirementRowProps) => {
  const words = useWords(addWords);
  const formats = useFormats();
  const { choices, source, optional, pantry = [], previous_name, previous_quantity } = requirement;
  const { name, quantity, note, as_written } = choices.find(({ id }) => id === decision.choice_id) ?? source;
  const stock = pantry.map((entry) => [entry.amount, entry.unit, entry.name].filter(Boolean).join(' '));
  const previous = [previous_quantity, previous_name].filter(Boolean).join(' ');
  const amount = quantity !== '' && <span className="requirement-row-amount">{quantity}</span>;
  return (
    <li className="requirement-row">
      <Checkbox isSelected={decision.selected} onChange={(selected) => onDecide({ ...decision, selected })}>
        <span className="requirement-row-text">
          <span>
            {as_written === true && amount} <strong>{name}</strong> {as_written !== true && amount}
          </span>
          {as_written === true && <small>{words.asWritten}</small>}
          {note !== undefined && note !== '' && <small>{note}</small>}
          {previous !== '' && <small>{words.previous(previous)}</small>}
          {stock.length > 0 && <small data-kind="pantry">{words.pantry(formats.list(stock))}</small>}
        </span>
        {optional === true && <Chip>{words.optional}</Chip>}
      </Checkbox>
      {choices.length > 1 && (
        <SelectField
          label={words.choice(source.name)}
          hideLabel
          value={decision.choice_id}
          onChange={(choice_id) => onDecide({ ...decision, choice_id })}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {[choice.quantity, choice.name].filter(Boolean).join(' ')}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
});
