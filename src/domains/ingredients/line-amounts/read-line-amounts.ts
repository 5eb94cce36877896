import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import type { Language } from '../../units/index.ts';
import { addImpliedCounts, withContainer } from './find-counts.ts';
import { findRestated } from './find-restated.ts';
import { LineSoFar } from './line-so-far.ts';
import type { LineNumber } from './line-so-far.ts';
import { markPerPerson } from './mark-per-person.ts';
import { readFixed } from './read-fixed.ts';
import { readSize } from './read-size.ts';
import { scanNumbers } from './scan-numbers.ts';
import type { ScannedNumber } from './scan-numbers.ts';

export type { LineNumber } from './line-so-far.ts';

/** All numbers of a line. */
export interface LineNumbers {
  readonly numbers: readonly LineNumber[];
  /** Whether something in the line may be an amount but cannot be read. */
  readonly isUnreadable: boolean;
}

/** Longer texts are not ingredient lines. */
const MAX_LENGTH = 2000;

/** Undefined for words that are no number, such as the article of `a little`. */
const readNumber = (
  line: LineSoFar,
  number: ScannedNumber,
  next: ScannedNumber | undefined,
): LineNumber | undefined => {
  const role = readFixed(line, number, next) ?? readSize(line, number);
  if (role === 'vague') return undefined;
  if (role !== undefined) return { ...number, role, restates: undefined, isImplied: false };
  const restates = findRestated(line, number);
  return { ...withContainer(line, number), role: 'amount', restates, isImplied: false };
};

const readRoles = (text: string, language: Language | undefined): LineNumbers => {
  const scanned = text.length > MAX_LENGTH ? undefined : scanNumbers(text, language);
  if (scanned === undefined) return { numbers: [], isUnreadable: true };
  const line = new LineSoFar(text, language);
  for (const [index, number] of scanned.entries()) {
    const read = readNumber(line, number, scanned[index + 1]);
    if (read !== undefined) line.found.push(read);
  }
  addImpliedCounts(line);
  markPerPerson(line);
  return { numbers: line.found, isUnreadable: line.found.some(({ role }) => role === 'unknown') };
};

interface CachedLine {
  readonly language: Language | undefined;
  readonly line: LineNumbers;
}

/** An open recipe is shown again whenever its scale changes, and many recipes share lines such as `2 eggs`. */
const cache = new RecentCache<CachedLine>(2000, 'line-amounts');
const MAX_CACHED_LENGTH = 200;

/**
 * Reads every number of an ingredient line: which are amounts, and which are not. Without a language, the line is read
 * as English.
 */
export const readLineAmounts = (text: string, language: Language | undefined): LineNumbers => {
  const cached = cache.get(text);
  if (cached !== undefined && cached.language === language) return cached.line;
  const line = readRoles(text, language);
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, { language, line });
  return line;
};
