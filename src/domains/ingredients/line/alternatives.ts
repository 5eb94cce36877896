import type { Language } from '../../units/index.ts';
import { semanticId } from '../food/semantic-id.ts';
import type { Group } from './groups.ts';
import { textOf } from './labelled-line.ts';
import type { LabelledLine, Stretch } from './labelled-line.ts';
import { lineWords } from './line-words.ts';
import type { Alternative, LineReading } from './reading.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

/**
 * Words that describe a food and are none: where all of one side of an `or` is such, both sides share the last word,
 * as in `kosher or sea salt`, and unlike `butter or margarine`.
 */
const DESCRIBING = new Set(
  (
    'all-purpose apple baby basmati beef bell black blue bread brown button cake canned canola caster cherry chicken ' +
    'cider clear coarse cold cooking corn crisp crunchy curly dark dried dry duck english extra-virgin fine firm fish ' +
    'flaked flat-leaf french fresh freshly frozen full-fat golden granulated grape green ground heavy hot icing iceberg ' +
    'italian jasmine jumbo kosher large lamb lean lemon light lime long-grain low-fat malt maple medium mild milk mixed ' +
    'mushroom muscovado olive orange organic palm peanut plain plum pork powdered purple rapeseed raw red rice ripe ' +
    'roasted rock romaine rump rye salted savoury sea seedless self-raising semi-skimmed semisweet sesame sherry ' +
    'short-grain sirloin skimmed small smoked smooth soft sour spicy strong sunflower superfine sweet sweetened table ' +
    'tinned unbleached unsalted unsweetened vanilla veal vegetable walnut white whipping whole wholemeal wholegrain ' +
    'whole-wheat wild wine yellow'
  ).split(' '),
);

/** The ways a name may be read, as texts: `butter or margarine` is two, and so is `kosher or sea salt`. */
export const namesIn = (name: string, language: Language): string[] => {
  const { or } = lineWords[language];
  // Most names have no `or` in them, and need not be taken apart.
  if (!hasWord(name.toLowerCase(), or)) return [name];
  const tokens = tokensOf(name);
  const sides: Token[][] = [[]];
  for (const token of tokens) {
    if (or.has(token.text.toLowerCase())) sides.push([]);
    else sides.at(-1)?.push(token);
  }
  if (sides.length === 1) return [name];
  const texts = sides.map((side) => trimmed(name, side)).filter((text) => text !== '');
  const last = (sides.at(-1) ?? []).filter(({ kind }) => kind === 'word');
  return texts.map((text, index) => {
    const words = wordsOf(tokensOf(text));
    const describes = index < texts.length - 1 && words.every((word) => DESCRIBING.has(word));
    const shared = describes ? trimmed(name, last.slice(Math.min(words.length, last.length - 1))) : '';
    return shared === '' ? text : `${text} ${shared}`;
  });
};

const hasWord = (text: string, words: ReadonlySet<string>): boolean => {
  for (const word of words) if (text.includes(` ${word} `)) return true;
  return false;
};

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text.toLowerCase());

const trimmed = (name: string, side: readonly Token[]): string => {
  const words = side.filter(({ kind }) => kind !== 'mark');
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? '' : name.slice(first.start, last.end);
};

/** The names after an `or`, and notes that begin with one: `fresh thyme (or 1 tsp dried thyme)`. */
export const alternativesOf = (
  line: LabelledLine,
  names: readonly string[],
  groups: readonly Group[],
  readOther: (text: string) => LineReading,
): Alternative[] => {
  const { or } = lineWords[line.language];
  const found = names.slice(1).map((name) => withFood({ text: name, name, quantities: [] }, line.language));
  for (const choice of choicesIn(line, groups, or)) {
    const text = textOf(line, choice);
    const { name, quantities } = readOther(text);
    // `or to taste` names no food, `or 1 tsp dried` the same one in another state.
    if (name === '') continue;
    const isState = wordsOf(tokensOf(name)).every((word) => DESCRIBING.has(word));
    const whole = isState ? `${name} ${withoutState(names[0] ?? '')}`.trim() : name;
    found.push(withFood({ text, name: whole, quantities }, line.language));
  }
  return found;
};

/** A line that offers more than this offers nothing. */
const MOST_CHOICES = 10;

/** What stands after each `or` of the notes that begin with one. */
const choicesIn = (line: LabelledLine, groups: readonly Group[], or: ReadonlySet<string>): Stretch[] => {
  const isOr = (at: number) => or.has(line.tokens[at]?.text.toLowerCase() ?? '');
  const found: Stretch[] = [];
  for (const { label, first, end } of groups) {
    if (label !== 'note' || !isOr(first)) continue;
    let start = first + 1;
    for (let at = start; at <= end && found.length < MOST_CHOICES; at += 1) {
      if (at < end && !isOr(at)) continue;
      if (at > start) found.push({ first: start, end: at });
      start = at + 1;
    }
  }
  return found;
};

/** `thyme` of `fresh thyme`. */
const withoutState = (name: string): string => {
  const tokens = tokensOf(name);
  const from = tokens.findIndex(({ kind, text }) => kind === 'word' && !DESCRIBING.has(text.toLowerCase()));
  return from === -1 ? name : name.slice(tokens[from]?.start ?? 0);
};

const withFood = (alternative: Alternative, language: Language): Alternative => {
  const food = semanticId(alternative.name, language);
  return food === undefined ? alternative : { ...alternative, semantic_id: food };
};
