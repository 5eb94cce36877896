import type { FactKind } from '../../shared/vocabulary/languages/language-words.ts';
import { pageFactKind } from '../../shared/vocabulary/read-label.ts';
import { durationIn } from './duration-words.ts';
import type { Line } from './line.ts';
import { isYieldText, yieldIn } from './yield-text.ts';

const TIMES: ReadonlySet<FactKind> = new Set<FactKind>(['totalTime', 'prepTime', 'cookTime']);
const LONGEST = 80;
const LONGEST_YIELD = 30;

type TimeFact = readonly [name: string, duration: string];

/** `Prep time: 15 min`, or the one and the other in lines that follow each other. */
const timeAt = ({ text }: Line, next: Line | undefined): TimeFact | undefined => {
  const digit = text.search(/[\d½¼¾]/);
  const kind = digit === 0 ? undefined : pageFactKind(digit < 0 ? text : text.slice(0, digit));
  if (kind === undefined || !TIMES.has(kind)) return undefined;
  const duration = durationIn(digit < 0 ? (next?.text ?? '') : text.slice(digit));
  return duration === undefined ? undefined : [kind, duration];
};

const yieldAt = ({ text, kind }: Line, next: Line | undefined): string | undefined => {
  if (isYieldText(text)) return text;
  if (kind === 'ingredients') return yieldIn(text);
  const value = next?.text ?? '';
  return /^\p{N}/u.test(value) && value.length < LONGEST_YIELD && pageFactKind(text) === 'yield' ? value : undefined;
};

/** How much a recipe makes and how long it takes, as a page says beside it: the first of each, in words of schema.org. */
export const visibleFacts = (lines: readonly Line[]): Readonly<Record<string, string>> => {
  const facts: Record<string, string> = {};
  for (const [at, line] of lines.entries()) {
    if (line.text.length > LONGEST) continue;
    const next = lines[at + 1];
    const [name, duration] = timeAt(line, next) ?? [];
    if (name !== undefined && duration !== undefined) facts[name] ??= duration;
    else {
      const amount = yieldAt(line, next);
      if (amount !== undefined) facts['recipeYield'] ??= amount;
    }
  }
  return facts;
};
