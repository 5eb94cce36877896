import { foldText } from '../text/fold-text.ts';
import { createWordIndex } from './word-index.ts';
import type { FactKind } from './languages/language-words.ts';

export interface Fact {
  readonly kind: FactKind;
  /** As written. */
  readonly label: string;
  readonly value: string;
}

/** In order of precedence: a label claimed by several kinds belongs to the first one. */
const KINDS: readonly FactKind[] = [
  'yield',
  'prepTime',
  'cookTime',
  'totalTime',
  'otherTime',
  'author',
  'source',
  'category',
  'course',
  'cuisine',
  'cookingMethod',
  'keywords',
  'published',
  'modified',
];

const known = createWordIndex(KINDS, ({ labels }) => labels);
const knownOnPages = createWordIndex(KINDS, ({ pageLabels }) => pageLabels);

const MAX_LABEL_LENGTH = 40;

/** The kind of a label: `Prep time`, `PORTIONEN`. */
export const getFactKind = (label: string): FactKind | undefined =>
  label.length > MAX_LABEL_LENGTH ? undefined : known.get(foldText(label));

/** What a label means on a web page. */
export const getPageFactKind = (label: string): FactKind | undefined =>
  knownOnPages.get(foldText(label)) ?? getFactKind(label);

/** Parses `Makes: 4 servings` and `Quelle – Oma`. Undefined if the label is unknown or has no value. */
export const parseFact = (text: string): Fact | undefined => {
  const sign = /[:：]|\s[–—-]\s/.exec(text.slice(0, MAX_LABEL_LENGTH + 3));
  if (sign === null) return undefined;
  const label = text.slice(0, sign.index).trim();
  const value = text.slice(sign.index + sign[0].length).trim();
  const kind = getFactKind(label);
  return kind === undefined || !/[\p{L}\p{N}]/u.test(value) ? undefined : { kind, label, value };
};

/** Kinds whose label needs no colon before a number: `Serves 4`, `Prep time 10 min`. */
const BEFORE_NUMBER: ReadonlySet<FactKind> = new Set(['yield', 'prepTime', 'cookTime', 'totalTime', 'otherTime']);

export const parseFactWithoutColon = (text: string): Fact | undefined => {
  const at = text.slice(0, MAX_LABEL_LENGTH + 1).search(/\s(?:about |ca\.? |etwa |approx\.? |env\. )?[\p{N}~≈]/u);
  if (at <= 0) return undefined;
  const label = text.slice(0, at);
  const kind = getFactKind(label);
  if (kind === undefined || !BEFORE_NUMBER.has(kind)) return undefined;
  return { kind, label, value: text.slice(at).trim() };
};
