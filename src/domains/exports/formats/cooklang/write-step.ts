import { escapeCooklang, escapeTextAfterMarkup } from './escape.ts';
import type { Mention } from './find-mentions.ts';
import { findTimers } from './find-timers.ts';
import type { Markup } from './markup.ts';

/** The text of a step on one line, with its mentions marked up. */
export const writeStep = (text: string, mentions: readonly Mention<Markup>[], tag: string | undefined): string => {
  const marks = mentions.map(({ start, end, item }) => ({ start, end, markup: item.write(text.slice(start, end)) }));
  const pieces = [...marks, ...findTimers(text, tag)].sort((a, b) => a.start - b.start);
  let [written, at] = ['', 0];
  const upTo = (end: number): string => (at === 0 ? escapeCooklang : escapeTextAfterMarkup)(text.slice(at, end));
  for (const { start, end, markup } of pieces) {
    // If a name and a time overlap, the first one is marked.
    if (start < at) continue;
    written += upTo(start) + markup;
    at = end;
  }
  return written + upTo(text.length);
};
