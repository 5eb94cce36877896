import { foldHeading } from './fold.ts';
import { labelWords } from './label-words.ts';
import type { FactKind } from './label-words.ts';

export interface Fact {
  readonly kind: FactKind;
  /** As it is written. */
  readonly label: string;
  readonly value: string;
}

const KINDS = Object.keys(labelWords) as FactKind[];

const known: ReadonlyMap<string, FactKind> = new Map(
  KINDS.toReversed().flatMap((kind) =>
    labelWords[kind].split(',').flatMap((word): [string, FactKind][] => {
      const folded = foldHeading(word);
      return folded === '' ? [] : [[folded, kind]];
    }),
  ),
);

const LONGEST_LABEL = 40;

export const factKind = (label: string): FactKind | undefined =>
  label.length > LONGEST_LABEL ? undefined : known.get(foldHeading(label));

/** `Makes: 4 servings`, `Quelle – Oma`; undefined where the label is none that is known or nothing stands behind it. */
export const factIn = (text: string): Fact | undefined => {
  const sign = /[:：]|\s[–—-]\s/.exec(text.slice(0, LONGEST_LABEL + 3));
  if (sign === null) return undefined;
  const label = text.slice(0, sign.index).trim();
  const value = text.slice(sign.index + sign[0].length).trim();
  const kind = factKind(label);
  return kind === undefined || !/[\p{L}\p{N}]/u.test(value) ? undefined : { kind, label, value };
};

/** Labels that need no sign behind them where a number stands there: `Serves 4`, `Prep time 10 min`. */
const BEFORE_NUMBER: ReadonlySet<FactKind> = new Set(['yield', 'prepTime', 'cookTime', 'totalTime', 'otherTime']);

export const factBeforeNumber = (text: string): Fact | undefined => {
  const at = text.slice(0, LONGEST_LABEL + 1).search(/\s(?:about |ca\.? |etwa |approx\.? |env\. )?[\p{N}~≈]/u);
  if (at <= 0) return undefined;
  const label = text.slice(0, at);
  const kind = factKind(label);
  if (kind === undefined || !BEFORE_NUMBER.has(kind)) return undefined;
  return { kind, label, value: text.slice(at).trim() };
};
