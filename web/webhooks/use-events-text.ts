import { useFormats, useWords } from '../language/locale.tsx';
import { eventGroupWords, eventTypeWords } from './event.words.ts';
import { webhooksWords } from './webhooks.words.ts';

/** The label of an event type; an unknown one is shown by its name. */
export const useEventName = (): ((type: string) => string) => {
  const types: Readonly<Record<string, string>> = useWords(eventTypeWords);
  return (type) => types[type] ?? type;
};

/** Describes the events of a webhook: `recipe.*` is everything about recipes. */
export const useEventsText = (): ((patterns: readonly string[] | null) => string) => {
  const words = useWords(webhooksWords);
  const groups: Readonly<Record<string, string>> = useWords(eventGroupWords);
  const getName = useEventName();
  const formats = useFormats();
  const getText = (pattern: string): string => {
    if (!pattern.endsWith('.*')) return getName(pattern);
    const group = pattern.slice(0, -2);
    return words.wholeGroup(groups[group] ?? group);
  };
  return (patterns) =>
    patterns === null || patterns.includes('*') ? words.everything : formats.list(patterns.map(getText));
};
