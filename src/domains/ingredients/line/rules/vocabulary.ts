import { units } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { lineWords } from '../line-words.ts';
import { tokensOf } from '../tokens.ts';
import { splitElisions } from './elision.ts';
import * as flag from './flags.ts';
import { german } from './lexicon/de.ts';
import { spanish } from './lexicon/es.ts';
import { french } from './lexicon/fr.ts';
import { italian } from './lexicon/it.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { dutch } from './lexicon/nl.ts';
import { portuguese } from './lexicon/pt.ts';
import { swedish } from './lexicon/sv.ts';
import { wordKey } from './word-key.ts';

/** The languages that are labeled by rules. English has the tagger. */
export type RuledLanguage = Exclude<Language, 'en'>;

const lexicons: Readonly<Record<RuledLanguage, Lexicon>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  sv: swedish,
  pt: portuguese,
};

/** What several words say together. */
type PhraseKind =
  | 'knob'
  | 'size'
  | 'some'
  | 'about'
  | 'purpose'
  | 'note'
  | 'aside'
  | 'preparation'
  | 'size-class'
  | 'food';

export interface Phrase {
  readonly kind: PhraseKind;
  readonly words: readonly string[];
}

/** A lexicon indexed by word. */
export interface Vocabulary {
  readonly describesAfter: boolean;
  readonly participles: readonly string[];
  readonly flags: ReadonlyMap<string, number>;
  /** By first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

const phraseKinds = (lexicon: Lexicon): readonly (readonly [PhraseKind, readonly string[]])[] => [
  ['food', lexicon.foods],
  ['knob', lexicon.knobs],
  ['size', lexicon.longSizes],
  ['some', lexicon.some],
  ['about', lexicon.about],
  ['preparation', lexicon.preparations],
  ['aside', lexicon.asides],
  ['note', lexicon.notes],
  ['purpose', lexicon.purposes],
  ['size-class', lexicon.sizeClasses],
];

const wordKinds = (lexicon: Lexicon, language: RuledLanguage): readonly (readonly [number, Iterable<string>])[] => [
  [flag.NUMBER, lexicon.numbers],
  [flag.RANGE, lexicon.ranges],
  [flag.OF, lexicon.of],
  [flag.ARTICLE, lexicon.articles],
  [flag.SIZE, lexicon.sizes],
  [flag.HEAP, lexicon.heaps],
  [flag.HEAP_AFTER, lexicon.heapsAfter],
  [flag.DONE, lexicon.done],
  [flag.STATE, lexicon.states],
  [flag.MANNER, lexicon.manners],
  [flag.DEGREE, lexicon.degrees],
  [flag.ATTRIBUTE, lexicon.attributes],
  [flag.INTO, lexicon.into],
  [flag.SHAPE, lexicon.shapes],
  [flag.WITH, lexicon.with],
  [flag.PART, lexicon.parts],
  [flag.TAKING, lexicon.takings],
  [flag.NOTE_OPENING, lexicon.noteOpenings],
  [flag.TYPE, lexicon.types],
  [flag.NO_UNIT, lexicon.noUnits],
  [flag.MORE_UNIT, lexicon.moreUnits],
  [flag.ABOUT, lineWords[language].about],
  [flag.OR, lineWords[language].or],
  [flag.AND, lineWords[language].plus],
  [flag.EACH, lineWords[language].each],
];

/** The first words of units of several words: only after them is more than one word looked at. */
const longUnitStarts = (language: RuledLanguage): string[] =>
  units.flatMap(({ labels, aliases }) => {
    const { one, many, short } = labels[language];
    return [one, many, ...(short === undefined ? [] : [short]), ...aliases[language]].flatMap((name) => {
      const [first, ...more] = tokensOf(name);
      return first === undefined || more.length === 0 ? [] : [wordKey(first.text)];
    });
  });

const compile = (language: RuledLanguage): Vocabulary => {
  const lexicon = lexicons[language];
  const flags = new Map<string, number>();
  const mark = (word: string, bit: number) => flags.set(word, (flags.get(word) ?? 0) | bit);
  for (const [bit, list] of wordKinds(lexicon, language)) for (const word of list) mark(word, bit);
  for (const word of longUnitStarts(language)) mark(word, flag.LONG_UNIT);
  const phrases = new Map<string, Phrase[]>();
  for (const [kind, list] of phraseKinds(lexicon)) {
    for (const text of list) {
      const words = splitElisions(tokensOf(text), language).map((token) => wordKey(token.text));
      const [first = ''] = words;
      mark(first, flag.PHRASE);
      const known = phrases.get(first);
      if (known === undefined) phrases.set(first, [{ kind, words }]);
      else known.push({ kind, words });
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  const { describesAfter, participles } = lexicon;
  return { describesAfter, participles, flags, phrases };
};

const compiled = new Map<RuledLanguage, Vocabulary>();

/** Built with the first line in the language, since most instances parse one or two of the seven. */
export const vocabularyOf = (language: RuledLanguage): Vocabulary => {
  let vocabulary = compiled.get(language);
  if (vocabulary === undefined) {
    vocabulary = compile(language);
    compiled.set(language, vocabulary);
  }
  return vocabulary;
};
