import { useState } from 'react';

import { Choice } from '../design/choice.tsx';
import { Checkbox } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { getEventGroups, toPatterns, expandPatterns, toggleGroup } from './event-choice.ts';
import type { EventGroup, EventType } from './event-choice.ts';
import { eventGroupWords } from './event.words.ts';
import { useEventName } from './use-events-text.ts';
import type { WebhookScope } from './webhooks.api.ts';
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
  const getName = useEventName();
  const name = groups[group.name] ?? group.name;
  const count = group.types.filter((type) => chosen.has(type)).length;
  const isWhole = count === group.types.length;
  return (
    <li>
      <Checkbox
        isSelected={isWhole}
        isIndeterminate={count > 0 && !isWhole}
        onChange={(isChosen) => onChange(toggleGroup(chosen, group, isChosen))}
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
              onChange={(isChosen) => onChange(toggleGroup(chosen, { name: type, types: [type] }, isChosen))}
            >
              {getName(type)}
            </Checkbox>
          ))}
        </details>
      )}
    </li>
  );
};

export interface EventsFieldProps {
  readonly scope: WebhookScope;
  readonly value: readonly string[] | null;
  readonly onChange: (value: readonly string[] | null) => void;
  readonly error: string | undefined;
}

/** The events of a webhook: everything, including types added later, or a selection. */
export const EventsField = ({ scope, value, onChange, error }: EventsFieldProps) => {
  const words = useWords(webhookFormWords);
  const groups = getEventGroups(scope);
  const [mode, setMode] = useState<'everything' | 'chosen'>(value === null ? 'everything' : 'chosen');
  const chosen = expandPatterns(value, groups);
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
              onChange={(next) => onChange(toPatterns(next, groups) ?? ['*'])}
            />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p className="field-fault" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
