import { useState } from 'react';

import { Choice } from '../design/choice.tsx';
import { Checkbox } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { groupsFor, patternsOf, typesOf, withGroup } from './event-choice.ts';
import type { EventGroup, EventType } from './event-choice.ts';
import { eventGroupWords } from './event.words.ts';
import { useEventName } from './use-events-text.ts';
import type { Home } from './webhooks.api.ts';
import { webhookFormWords } from './webhooks.words.ts';
import './events-field.css';

interface GroupProps {
  readonly group: EventGroup;
  readonly chosen: ReadonlySet<EventType>;
  readonly onChange: (chosen: ReadonlySet<EventType>) => void;
}

/** A group of events, with its single types behind a disclosure. */
const Group = ({ group, chosen, onChange }: GroupProps) => {
  const words = useWords(webhookFormWords);
  const groups: Readonly<Record<string, string>> = useWords(eventGroupWords);
  const nameOf = useEventName();
  const name = groups[group.name] ?? group.name;
  const count = group.types.filter((type) => chosen.has(type)).length;
  const isWhole = count === group.types.length;
  return (
    <li>
      <Checkbox
        isSelected={isWhole}
        isIndeterminate={count > 0 && !isWhole}
        onChange={(isChosen) => onChange(withGroup(chosen, group, isChosen))}
      >
        {name}
      </Checkbox>
      {group.types.length > 1 && (
        <details>
          <summary aria-label={words.singleOf(name)}>{words.single}</summary>
          {group.types.map((type) => (
            <Checkbox
              key={type}
              isSelected={chosen.has(type)}
              onChange={(isChosen) => onChange(withGroup(chosen, { name: type, types: [type] }, isChosen))}
            >
              {nameOf(type)}
            </Checkbox>
          ))}
        </details>
      )}
    </li>
  );
};

export interface EventsFieldProps {
  readonly home: Home;
  readonly value: readonly string[] | null;
  readonly onChange: (value: readonly string[] | null) => void;
  readonly fault: string | undefined;
}

/** The events of a webhook: everything, including types added later, or a selection. */
export const EventsField = ({ home, value, onChange, fault }: EventsFieldProps) => {
  const words = useWords(webhookFormWords);
  const groups = groupsFor(home);
  const [mode, setMode] = useState<'everything' | 'chosen'>(value === null ? 'everything' : 'chosen');
  const chosen = typesOf(value, groups);
  return (
    <div className="events-field">
      <Choice
        label={words.events}
        value={mode}
        options={[
          { value: 'everything', text: words.everything },
          { value: 'chosen', text: words.chosen },
        ]}
        onChange={(wanted) => {
          setMode(wanted);
          onChange(wanted === 'everything' ? null : []);
        }}
      />
      {mode === 'chosen' && (
        <ul aria-label={words.chosen}>
          {groups.map((group) => (
            <Group
              key={group.name}
              group={group}
              chosen={chosen}
              onChange={(next) => onChange(patternsOf(next, groups) ?? ['*'])}
            />
          ))}
        </ul>
      )}
      {fault !== undefined && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};
