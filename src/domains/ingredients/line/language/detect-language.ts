import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { evidenceAfterNumber, englishEvidence, languageEvidence } from './language-evidence.ts';
import type { RuleBasedLanguage } from '../rules/line-vocabulary.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import type { LineToken } from '../tokenize-line.ts';

/** Where two languages have the same to say for them, the one that stands first here is taken. */
const guessed: readonly RuleBasedLanguage[] = ['de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'];

const [SURE, LIKELY, HINT] = [6, 4, 2] as const;
/** Marks an English word, which has no weight for any candidate. Compared by identity. */
const ENGLISH = 4;
/** What it takes: a sure word, or a likely one and a hint. */
const ENOUGH = 6;
/** Hints alone are never enough, however many there are. */
const MAX_BY_HINTS = 4;
/** What a language is shows early. */
const MAX_LENGTH = 64;

interface Weight {
  readonly language: number;
  readonly weight: number;
}

interface Weights {
  readonly words: ReadonlyMap<string, readonly Weight[]>;
  readonly afterNumber: ReadonlyMap<string, readonly Weight[]>;
}

/** An English word has no weight for any language. */
const againstAll: readonly Weight[] = [];

const weigh = (): Weights => {
  const words = new Map<string, Weight[]>();
  const enter = (word: string, language: number, weight: number) => {
    const list = words.get(word);
    if (list === undefined) words.set(word, [{ language, weight }]);
    else if (!list.some((known) => known.language === language)) list.push({ language, weight });
  };
  for (const [index, language] of guessed.entries()) {
    const { sure, likely, hints } = languageEvidence[language];
    for (const word of sure) enter(word, index, SURE);
    for (const word of likely) enter(word, index, LIKELY);
    for (const word of hints) enter(word, index, HINT);
  }
  return {
    words: new Map<string, readonly Weight[]>([
      ...englishEvidence.map((word) => [word, againstAll] as const),
      ...words,
    ]),
    afterNumber: new Map(
      Object.entries(evidenceAfterNumber).map(([word, { language, isSure }]) => [
        word,
        [{ language: guessed.indexOf(language), weight: isSure ? SURE : HINT }],
      ]),
    ),
  };
};

let weights: Weights | undefined;

interface LineEvidence {
  /** Whether any word is evidence for a language other than English. */
  readonly found: boolean;
  /** The evidence for English. */
  readonly english: number;
}

/** Room for one line, used again for the next. */
const strong = new Int32Array(guessed.length);
const hinted = new Int32Array(guessed.length);

/** Letters that only one of the languages has, in words that no list has: `Süßkartoffel`, `pão`. */
const letters: ReadonlyMap<string, Weight> = new Map([
  ['ß', { language: guessed.indexOf('de'), weight: SURE }],
  ['å', { language: guessed.indexOf('sv'), weight: LIKELY }],
  ['ã', { language: guessed.indexOf('pt'), weight: LIKELY }],
  ['õ', { language: guessed.indexOf('pt'), weight: LIKELY }],
  ['œ', { language: guessed.indexOf('fr'), weight: LIKELY }],
]);

const add = ({ language, weight }: Weight): void => {
  const sums = weight === HINT ? hinted : strong;
  sums[language] = (sums[language] ?? 0) + weight;
};

const addLetters = (word: string): boolean => {
  let found = false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) < 0x80) continue;
    const weight = letters.get(word.charAt(at));
    if (weight === undefined) continue;
    add(weight);
    found = true;
  }
  return found;
};

/** The longest spelling whose case is looked at: `EL` is German, `el` is not. */
const MAX_EXACT_LENGTH = 5;

/** What the word says: for several languages, for none (an empty list), or nothing at all. */
const weightsOf = ({ words, afterNumber }: Weights, text: string, isAfterNumber: boolean) => {
  const lower = text.toLowerCase();
  if (isAfterNumber) {
    const list = afterNumber.get(text);
    if (list !== undefined) return list;
  }
  return (lower !== text && text.length <= MAX_EXACT_LENGTH ? words.get(text) : undefined) ?? words.get(lower);
};

/** Fills `strong` and `hinted` with the evidence of one line. */
const weighLine = (tokens: readonly LineToken[]): LineEvidence => {
  weights ??= weigh();
  strong.fill(0);
  hinted.fill(0);
  let found = false;
  let english = 0;
  let isAfterNumber = false;
  const count = Math.min(tokens.length, MAX_LENGTH);
  for (let at = 0; at < count; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word') {
      const list = weightsOf(weights, token.text, isAfterNumber);
      if (list === undefined) found = addUnknown(weights, token.text) || found;
      else if (list === againstAll) english += ENGLISH;
      else {
        for (const weight of list) add(weight);
        found = true;
      }
    }
    isAfterNumber = token?.kind === 'number';
  }
  return { found, english };
};

/**
 * Guesses the language of a line: English, unless its words are evidence for another. Loanwords are not: `crème
 * fraîche`, `dulce de leche` and `prosciutto di Parma` occur in many English lines.
 */
export const detectLineLanguage = (tokens: readonly LineToken[]): Language => {
  const { found, english } = weighLine(tokens);
  return found ? best(english) : 'en';
};

/** In characters; the tokens considered are never longer than this in real text. */
const MAX_TEXT_LENGTH = 1000;

/** Guesses the language of one text. Use `detectListLanguage` if more of its list is known. */
export const detectLanguage = (text: string): Language =>
  detectLineLanguage(tokenizeLine(text.slice(0, MAX_TEXT_LENGTH).normalize()));

/** Bounds the work for a list. Longer lists are sampled evenly. */
const MAX_SAMPLED_LINES = 64;
/** In characters. What an ingredient line is shows early. */
const MAX_SAMPLED_LENGTH = 200;
/** One line counts this much at most, so that a single foreign line cannot outweigh the others. */
const MAX_PER_LINE = SURE;
/** A list may be mixed if more than this share of its clear lines are in another language than the list. */
const MIXED_SHARE = 1 / 3;
/** It is not mixed if the evidence for one language is this many times that for any other. */
const CLEAR_LEAD = 2;

const sampleOf = (lines: readonly string[]): readonly string[] => {
  if (lines.length <= MAX_SAMPLED_LINES) return lines;
  const step = lines.length / MAX_SAMPLED_LINES;
  return Array.from({ length: MAX_SAMPLED_LINES }, (_, at) => lines[Math.floor(at * step)] ?? '');
};

/** The evidence of a list for one language. */
interface Tally {
  readonly language: Language;
  sum: number;
  /** How many lines are in this language beyond doubt. */
  clearLines: number;
}

const weighList = (lines: readonly string[]): readonly Tally[] => {
  const tallies = languages.map((language): Tally => ({ language, sum: 0, clearLines: 0 }));
  for (const line of sampleOf(lines)) {
    const { found, english } = weighLine(tokenizeLine(line.slice(0, MAX_SAMPLED_LENGTH).normalize()));
    const own = found ? best(english) : 'en';
    for (const tally of tallies) {
      const score = tally.language === 'en' ? english : scoreOf(guessed.indexOf(tally.language));
      tally.sum += Math.min(score, MAX_PER_LINE);
      if (tally.language === own && score >= ENOUGH) tally.clearLines += 1;
    }
  }
  return tallies.sort((a, b) => b.sum - a.sum);
};

/**
 * Guesses the language of lines that belong together, so that clear lines decide for unclear ones. Undefined if nothing
 * is clear or the list mixes languages; each line is then best judged on its own.
 */
export const detectListLanguage = (lines: readonly string[]): Language | undefined => {
  const tallies = weighList(lines);
  const [first, second] = tallies;
  if (first === undefined || first.sum < (first.language === 'en' ? ENGLISH : ENOUGH)) return undefined;
  const clearLines = tallies.reduce((total, tally) => total + tally.clearLines, 0);
  const hasLead = first.sum >= (second?.sum ?? 0) * CLEAR_LEAD;
  const isMixed = !hasLead && clearLines - first.clearLines > clearLines * MIXED_SHARE;
  return isMixed ? undefined : first.language;
};

/** `d'huile`: the article and the word each count. Other words may contain a telling letter. */
const addUnknown = (known: Weights, word: string): boolean => {
  const elided = word.slice(0, endOfElision(word));
  if (elided === '') return addLetters(word);
  const lists = [
    known.words.get(elided.toLowerCase().replace('’', "'")),
    weightsOf(known, word.slice(elided.length), false),
  ];
  for (const weight of lists.flatMap((list) => list ?? [])) add(weight);
  return true;
};

/** `dell'`: no elided article is longer. */
const MAX_ELISION_LENGTH = 5;

/** Where an elided article ends: after an apostrophe that stands early, with a word after it. */
const endOfElision = (word: string): number => {
  for (let at = 1; at < Math.min(word.length - 2, MAX_ELISION_LENGTH); at += 1) {
    const code = word.charCodeAt(at);
    if (code === 39 || code === 0x2019) return at + 1;
  }
  return 0;
};

/** The evidence of the line for one of the languages. */
const scoreOf = (index: number): number => (strong[index] ?? 0) + Math.min(hinted[index] ?? 0, MAX_BY_HINTS);

const best = (against: number): Language => {
  let max = ENOUGH - 1;
  let language: Language = 'en';
  for (const [index, candidate] of guessed.entries()) {
    const score = scoreOf(index) - against;
    if (score > max) {
      max = score;
      language = candidate;
    }
  }
  return language;
};
