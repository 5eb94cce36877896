import type { FactKind } from '../../../vocabulary/languages/language-words.ts';
import { parseFactWithoutColon, parseFact, getPageFactKind } from '../../../vocabulary/facts.ts';
import { lookUpUnit } from './unit-lookup.ts';
import type { VisibleLine } from './visible-text.ts';

const YIELD_UNITS: ReadonlySet<string> = new Set(['count.serving', 'count.person', 'count.portion']);
/** `4 personnes`, `4-6 Portionen`, `for 4 people`. */
const PEOPLE_COUNT =
  /^(?:for |für |pour |para |per |voor |för |til |pro |dla |на |для )?(?:ca\.? |about |approx\.? )?\p{N}+(?:\s*(?:-|–|to|à|bis|a|до)\s*\p{N}+)?\s*(\p{L}[\p{L}.]*)$/iu;
const UNSPACED_YIELD = /^\p{N}+\s*(?:人分|人份|人前|인분|個分|枚分)/u;
const MAX_YIELD_TEXT_LENGTH = 50;

const isPeopleCount = (text: string): boolean => {
  const [, word] = PEOPLE_COUNT.exec(text) ?? [];
  return word !== undefined && YIELD_UNITS.has(lookUpUnit(word));
};

/** Whether the line states the yield and nothing else: `Serves 4`, `Portionen: 4`, `4 personnes`. */
export const isYieldText = (text: string): boolean => {
  if (text.length > MAX_YIELD_TEXT_LENGTH || !/\p{N}/u.test(text)) return false;
  if (UNSPACED_YIELD.test(text) || isPeopleCount(text)) return true;
  const { kind, value = '' } = parseFact(text) ?? parseFactWithoutColon(text) ?? {};
  return kind === 'yield' && /^(?:about |ca\.? |etwa )?\p{N}/u.test(value);
};

/** Finds `4 Personen` in `Zutaten für 4 Personen`, `4人分` in `材料（4人分）`. */
const findYield = (text: string): string | undefined => {
  const [found] = /\p{N}+(?:\s*(?:-|–|to|bis|à)\s*\p{N}+)?\s*\p{L}[\p{L}.]*/u.exec(text) ?? [];
  return found !== undefined && isYieldText(found) ? found : undefined;
};

/** Words for days, hours and minutes in the languages that pages are written in. */
const DAYS = /^(?:d|days?|tage?|jours?|días?|giorn[io]|dag(?:en|ar|e)?|dias?|дн(?:я|ей|і)?|день|日)$/iu;
const HOURS =
  /^(?:h|hs|hr|hrs|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|tim|timm[ea]r?|timer|timme|time|tuntia?|t|godz|godzin[ay]?|hod|hodin[ay]?|hodín|óra|ore|oră|час(?:а|ов)?|ч|год(?:ин[аи]?)?|ώρ(?:α|ες)|ωρ(?:α|ες)|saat|sa|時間|시간|小时|小時|ساعة|ساعات|שעות|שעה|jam|giờ|sati?|ur[ae]?|ชั่วโมง)$/iu;
const MINUTES =
  /^(?:m|mn|min|mins|minutes?|minuten?|minut[oaiey]s?|minuut|minuter?|minuuttia?|minúty?|minút|perc|минут[аы]?|мин|хвилин[аи]?|хв|λεπτ(?:ά|ό)|λεπτα|dakika|dk|分|分钟|分鐘|분|دقيقة|دقائق|דקות|menit|phút|นาที|′|’|')$/iu;

const DURATION_PART = /(\d+(?:[.,]\d+)?\s*[½¼¾]?|[½¼¾])(?:\s*(?:-|–|to|bis|à|a|до)\s*(\d+))?\s*(\p{L}+|[′’'])?/gu;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Parses `1.5`, `1,5`, `1½`, `½`. */
const parseNumber = (text: string): number => {
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return fraction + Number(text.replace(/\s*[½¼¾]$/u, '').replace(',', '.'));
};

const MAX_DURATION_LENGTH = 60;

/**
 * Converts `1 h 30 min`, `2 Stunden`, `90分` or `20 – 30 minutes` to ISO 8601; undefined if the text is not a duration.
 */
const parseDuration = (text: string): string | undefined => {
  if (text.length > MAX_DURATION_LENGTH) return undefined;
  let minutes = 0;
  let previous: 'hours' | undefined;
  for (const [, number = '', upper, unit] of text.matchAll(DURATION_PART)) {
    const count = upper === undefined ? parseNumber(number) : Number(upper);
    if (unit === undefined) {
      // `1 h 30`
      if (previous !== 'hours') return undefined;
      minutes += count;
    } else if (HOURS.test(unit)) {
      minutes += count * 60;
      previous = 'hours';
      continue;
    } else if (MINUTES.test(unit)) minutes += count;
    else if (DAYS.test(unit)) minutes += count * 24 * 60;
    else return undefined;
    previous = undefined;
  }
  return minutes > 0 ? `PT${Math.round(minutes)}M` : undefined;
};

const TIME_FACTS: ReadonlySet<FactKind> = new Set<FactKind>(['totalTime', 'prepTime', 'cookTime']);
const MAX_LINE_LENGTH = 80;
const MAX_YIELD_LENGTH = 30;

type TimeFact = readonly [name: string, duration: string];

/** `Prep time: 15 min`, with label and value on the same line or on two adjacent lines. */
const parseTime = ({ text }: VisibleLine, next: VisibleLine | undefined): TimeFact | undefined => {
  const digit = text.search(/[\d½¼¾]/);
  const kind = digit === 0 ? undefined : getPageFactKind(digit < 0 ? text : text.slice(0, digit));
  if (kind === undefined || !TIME_FACTS.has(kind)) return undefined;
  const duration = parseDuration(digit < 0 ? (next?.text ?? '') : text.slice(digit));
  return duration === undefined ? undefined : [kind, duration];
};

const parseYield = ({ text, part }: VisibleLine, next: VisibleLine | undefined): string | undefined => {
  if (isYieldText(text)) return text;
  if (part === 'ingredients') return findYield(text);
  const value = next?.text ?? '';
  return /^\p{N}/u.test(value) && value.length < MAX_YIELD_LENGTH && getPageFactKind(text) === 'yield'
    ? value
    : undefined;
};

/** Finds the yield and times shown on the page, as schema.org properties; the first of each wins. */
export const findVisibleFacts = (lines: readonly VisibleLine[]): Readonly<Record<string, string>> => {
  const facts: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    if (line.text.length > MAX_LINE_LENGTH) continue;
    const next = lines[index + 1];
    const [name, duration] = parseTime(line, next) ?? [];
    if (name !== undefined && duration !== undefined) facts[name] ??= duration;
    else {
      const amount = parseYield(line, next);
      if (amount !== undefined) facts['recipeYield'] ??= amount;
    }
  }
  return facts;
};
