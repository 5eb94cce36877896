import { memo } from 'react';

import type { Selection, Review } from '../../../src/domains/shopping/index.ts';
import { Button } from '../../design/button.tsx';
import { Section, Chip } from '../../design/page.tsx';
import { useWords, useFormats } from '../../language/locale.tsx';
import { addWords } from './add.words.ts';
import { Checkbox, SelectField } from '../../design/field.tsx';

export interface RequirementGroupsProps {
  readonly requirements: readonly ReviewedRequirement[];
  readonly decided: ReadonlyMap<string, Selection>;
  readonly onDecide: (decision: Selection) => void;
}

/** Requirements grouped by source. */
export const RequirementGroups = ({ requirements, decided, onDecide }: RequirementGroupsProps) => {
  const words = useWords(addWords);
  const groups = Map.groupBy(requirements, ({ source }) => source.label);
  return [...groups].map(([label, needed]) => {
    const isAll = needed.every(({ id }) => decided.get(id)?.selected === true);
    const selectAll = (): void => {
      for (const { id } of needed) {
        const decision = decided.get(id);
        if (decision !== undefined) onDecide({ ...decision, selected: !isAll });
      }
    };
    const toggle = (
      <Button variant="quiet" onPress={selectAll} aria-label={`${isAll ? words.none : words.all}: ${label}`}>
        {isAll ? words.none : words.all}
      </Button>
    );
    return (
      <Section key={label} title={label} actions={toggle}>
        <ul className="add-page-needed">
          {needed.map((requirement) => {
            const decision = decided.get(requirement.id);
            if (decision === undefined) return null;
            return (
              <RequirementRow key={requirement.id} requirement={requirement} decision={decision} onDecide={onDecide} />
            );
          })}
        </ul>
      </Section>
    );
  });
};

type ReviewedRequirement = Review['requirements'][number];

interface RequirementRowProps {
  readonly requirement: ReviewedRequirement;
  readonly decision: Selection;
  readonly onDecide: (decision: Selection) => void;
}

/** One requirement: whether to buy it, and which choice. */
const RequirementRow = memo(({ requirement, decision, onDecide }: RequirementRowProps) => {
  const words = useWords(addWords);
  const formats = useFormats();
  const { choices, source, optional, pantry = [], previous_name, previous_quantity } = requirement;
  const { name, quantity, note, as_written, scaled_text } =
    choices.find(({ id }) => id === decision.choice_id) ?? source;
  const stock = pantry.map((entry) => [entry.amount, entry.unit, entry.name].filter(Boolean).join(' '));
  const previous = [previous_quantity, previous_name].filter(Boolean).join(' ');
  const amount = quantity !== '' && <span className="requirement-row-amount">{quantity}</span>;
  const isUnscaled = as_written === true && scaled_text === undefined;
  return (
    <li className="requirement-row">
      <Checkbox isSelected={decision.selected} onChange={(selected) => onDecide({ ...decision, selected })}>
        <span className="requirement-row-text">
          <span>
            {isUnscaled && amount} <strong>{scaled_text ?? name}</strong> {as_written !== true && amount}
          </span>
          {isUnscaled && <small>{words.asWritten}</small>}
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
              {choice.scaled_text ?? [choice.quantity, choice.name].filter(Boolean).join(' ')}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
});
