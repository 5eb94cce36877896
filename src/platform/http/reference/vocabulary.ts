import type { RichText } from './rich-text.ts';

/** Human-readable names of string formats. */
export const FORMAT_NAMES: ReadonlyMap<string, string> = new Map([
  ['uuid', 'UUID'],
  ['date-time', 'date and time'],
  ['date', 'date'],
  ['time', 'time of day'],
  ['duration', 'duration'],
  ['email', 'e-mail address'],
  ['uri', 'URI'],
  ['uri-reference', 'URI or path'],
  ['hostname', 'host name'],
  ['byte', 'Base64 text'],
  ['binary', 'file'],
]);

/** Irregular plurals. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['date and time', 'dates and times'],
  ['e-mail address', 'e-mail addresses'],
  ['text', 'text'],
  ['Base64 text', 'Base64 text'],
  ['true or false', 'true or false'],
  ['time of day', 'times of day'],
  ['URI or path', 'URIs or paths'],
]);

/** Patterns that are clearer in words. */
export const PATTERN_DESCRIPTIONS: ReadonlyMap<string, RichText> = new Map<string, RichText>([
  ['^sha256:[a-f0-9]{64}$', [{ code: 'sha256:' }, ' and 64 hex digits']],
]);
