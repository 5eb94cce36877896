import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import type { FactKind } from '../../vocabulary/languages/language-words.ts';
import { parseFactWithoutColon, parseFact, getFactKind } from '../../vocabulary/facts.ts';
import type { Fact } from '../../vocabulary/facts.ts';
import { countWords } from './line-heuristics.ts';

const TIMES: ReadonlySet<FactKind> = new Set(['prepTime', 'cookTime', 'totalTime', 'otherTime']);

/** A number with a unit of time, a clock time, or a phrase such as `half an hour`. */
const TIME =
  /^(?:[\p{L}.]{0,12}\s)?[~≈<>]?\s?[\d½¼¾].{0,15}(?:m(?:in|n\b|\b)|h(?:rs?|ours?|\b)|s(?:ec|td|tund)|t(?:im|ag)|heure|hora|or[ae]\b|uur|d(?:ay|[ií]as?\b|ag)|jour|giorn|week|woche|noc|óra|perc|saat|dk\b|czas|godz|hodin|tun|ч(?:ас)?|мин|год|хв|分|時|时|小时|시간|분|דק|שע|دقيق|ساع)|^\d{1,2}:\d{2}|^\d{1,4}$|^(?:half|an?|one|eine?|une?|una|un)\s.{0,20}(?:hour|stunde|heure|hora|ora|uur|timme)/iu;

/** Whether a value fits its label: `Preparation:` can be followed by a time or by instructions. */
const isValue = ({ kind, value }: Fact): boolean => {
  if (TIMES.has(kind)) return countWords(value) <= 10 && TIME.test(value) && !/[.!?]\s\p{L}/u.test(value);
  if (kind === 'yield') return value.length <= 80 && (/[\p{N}]/u.test(value) || countWords(value) <= 3);
  return value.length <= 300 && countWords(value) <= 30;
};

/** A yield without a label: `4 servings`, `Für 4 Personen`, `Pour 6 personnes`. */
const YIELD =
  /^(?:serves|makes|for|für|pour|para|per|voor|för|till|til|dla|на|для|yields?)?\s?(?:about|ca\.?|etwa|environ|approx\.?|cirka)?\s?\d{1,3}(?:\s?(?:[-–—]|to|bis|à|a|o|tot|till)\s?\d{1,3})?\s(?:servings?|serves|people|persons?|portions?|personen|portionen|person|stück|personnes?|parts|personas?|porciones|raciones|comensales|persone|porzioni|pessoas|porções|doses|porties|stuks|portioner|personer|pers\.?|porsjoner|annosta|henkilölle|hengelle|porcji|porcje|porcja|osób|osoby|porcí|porce|porcie|porcií|porcij|porcije|adag|főre|kişilik|porsiyon|порции|порций|порція|порцій)(?=$|[\s.]{0,3}(?:$|[([,;–-]))/iu;

const yieldIn = (text: string): Fact | undefined =>
  text.length <= 60 && YIELD.test(text) ? { kind: 'yield', label: '', value: text } : undefined;

const factOf = (text: string, isHead: boolean): Fact | undefined => {
  const found = [parseFact(text), isHead ? parseFactWithoutColon(text) : undefined].find(
    (fact) => fact !== undefined && isValue(fact),
  );
  return found ?? (isHead ? yieldIn(text) : undefined);
};

/** Facts on one line are separated by a character or just by the next label. */
const SEPARATORS = [/\s[|·•/]\s/u, /[,;]?\s(?=\p{Lu}[\p{L} -]{1,25}:)/u] as const;

/** Parses a line that only states facts: `Prep: 10 min | Cook: 20 min | Serves 4`. Undefined for any other line. */
export const parseFacts = (line: string, isHead: boolean): readonly Fact[] | undefined => {
  if (line.length > 400) return undefined;
  for (const separator of SEPARATORS) {
    const parts = line.split(separator).map(collapseWhitespace);
    if (parts.length < 2 || parts.length > 8) continue;
    const facts = parts.map((part) => factOf(part, true));
    if (facts.every((fact) => fact !== undefined)) return facts;
  }
  const whole = factOf(line, isHead);
  return whole && [whole];
};

/** Parses a label with its value on the next line, which is common in text copied from web pages. */
export const parseTwoLineFact = (label: string, next: string | undefined): Fact | undefined => {
  const kind = next === undefined || next.length > 60 ? undefined : getFactKind(label.replace(/\s?[:：]$/u, ''));
  if (kind === undefined || next === undefined || !/\p{N}/u.test(next)) return undefined;
  if (!TIMES.has(kind) && kind !== 'yield') return undefined;
  const fact: Fact = { kind, label: label.replace(/\s?[:：]$/u, ''), value: next };
  return isValue(fact) && countWords(next) <= 5 ? fact : undefined;
};
