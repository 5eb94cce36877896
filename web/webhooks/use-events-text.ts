import { useFormats, useWords } from '../language/locale.tsx';
import { eventGroupWords, eventTypeWords } from './event.words.ts';
import { webhooksWords } from './webhooks.words.ts';

/** What a type of event is called; one of a later version by its own name. */
export const useEventName = (): ((type: string) => string) => {
  const types: Readonly<Record<string, string>> = useWords(eventTypeWords);
  return (type) => types[type] ?? type;
};

/** What a webhook hears of, in words: `recipe.*` is all that happens to recipes. */
export const useEventsText = (): ((patterns: readonly string[] | null) => string) => {
  const words = useWords(webhooksWords);
  const groups: Readonly<Record<string, string>> = useWords(eventGroupWords);
  const nameOf = useEventName();
  const formats = useFormats();
  const textOf = (pattern: string): string => {
    if (!pattern.endsWith('.*')) return nameOf(pattern);
    const group = pattern.slice(0, -2);
    return words.wholeGroup(groups[group] ?? group);
  };
  return (patterns) =>
    patterns === null || patterns.includes('*') ? words.everything : formats.list(patterns.map(textOf));
};
