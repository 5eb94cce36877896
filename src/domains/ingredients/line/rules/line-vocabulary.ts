import { units } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { functionWords } from '../language/function-words.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import { splitElisions } from '../language/split-elisions.ts';
import * as flag from './word-flags.ts';
import { germanLineLexicon } from './lexicon/de.ts';
import { spanishLineLexicon } from './lexicon/es.ts';
import { frenchLineLexicon } from './lexicon/fr.ts';
import { italianLineLexicon } from './lexicon/it.ts';
import type { LineLexicon } from './lexicon/lexicon.ts';
import { dutchLineLexicon } from './lexicon/nl.ts';
import { portugueseLineLexicon } from './lexicon/pt.ts';
import { swedishLineLexicon } from './lexicon/sv.ts';
import { toWordKey } from './word-key.ts';

/** The languages that are labeled by rules. English has the tagger. */
export type RuleBasedLanguage = Exclude<Language, 'en'>;

const lexicons: Readonly<Record<RuleBasedLanguage, LineLexicon>> = {
  de: germanLineLexicon,
  fr: frenchLineLexicon,
  es: spanishLineLexicon,
  it: italianLineLexicon,
  nl: dutchLineLexicon,
  sv: swedishLineLexicon,
  pt: portugueseLineLexicon,
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
export interface LineVocabulary {
  readonly isNounFirst: boolean;
  readonly participles: readonly string[];
  readonly countableFoods: readonly string[];
  readonly spoonableFoods: readonly string[];
  readonly flags: ReadonlyMap<string, number>;
  /** By first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

const phraseKinds = (lexicon: LineLexicon): readonly (readonly [PhraseKind, readonly string[]])[] => [
  ['food', lexicon.foods],
  ['knob', lexicon.unitPhrases],
  ['size', lexicon.sizePhrases],
  ['some', lexicon.vagueAmounts],
  ['about', lexicon.about],
  ['preparation', lexicon.preparationPhrases],
  ['aside', lexicon.standaloneNotes],
  ['note', lexicon.notes],
  ['purpose', lexicon.purposes],
  ['size-class', lexicon.sizeClasses],
];

const wordKinds = (
  lexicon: LineLexicon,
  language: RuleBasedLanguage,
): readonly (readonly [number, Iterable<string>])[] => [
  [flag.NUMBER, lexicon.numbers],
  [flag.RANGE, lexicon.ranges],
  [flag.OF, lexicon.of],
  [flag.ARTICLE, lexicon.articles],
  [flag.SIZE, lexicon.sizes],
  [flag.SIZE_ABBREVIATION, lexicon.sizeAbbreviations],
  [flag.FILL_LEVEL, lexicon.fillLevels],
  [flag.FILL_LEVEL_AFTER_UNIT, lexicon.fillLevelsAfterUnit],
  [flag.PREPARATION, lexicon.preparationWords],
  [flag.STATE, lexicon.states],
  [flag.MANNER, lexicon.manners],
  [flag.INTENSIFIER, lexicon.intensifiers],
  [flag.QUALITY, lexicon.qualities],
  [flag.INTO, lexicon.into],
  [flag.SHAPE, lexicon.shapes],
  [flag.WITH_OR_WITHOUT, lexicon.withOrWithout],
  [flag.FOOD_PART, lexicon.foodParts],
  [flag.EXTRACT, lexicon.extracts],
  [flag.NOTE_OPENING, lexicon.noteOpenings],
  [flag.NAME_NUMBER_PREFIX, lexicon.nameNumberPrefixes],
  [flag.NON_UNIT, lexicon.nonUnits],
  [flag.UNREGISTERED_UNIT, lexicon.unregisteredUnits],
  [flag.ABOUT, functionWords[language].about],
  [flag.OR, functionWords[language].or],
  [flag.AND, functionWords[language].plus],
  [flag.EACH, functionWords[language].each],
];

/** The first words of units of several words: only after them is more than one word looked at. */
const longUnitStarts = (language: RuleBasedLanguage): string[] =>
  units.flatMap(({ labels, aliases }) => {
    const { one, many, short } = labels[language];
    return [one, many, ...(short === undefined ? [] : [short]), ...aliases[language]].flatMap((name) => {
      const [first, ...more] = tokenizeLine(name);
      return first === undefined || more.length === 0 ? [] : [toWordKey(first.text)];
    });
  });

const compile = (language: RuleBasedLanguage): LineVocabulary => {
  const lexicon = lexicons[language];
  const flags = new Map<string, number>();
  const mark = (word: string, bit: number) => flags.set(word, (flags.get(word) ?? 0) | bit);
  for (const [bit, list] of wordKinds(lexicon, language)) for (const word of list) mark(word, bit);
  for (const word of longUnitStarts(language)) mark(word, flag.MULTIWORD_UNIT_START);
  const phrases = new Map<string, Phrase[]>();
  for (const [kind, list] of phraseKinds(lexicon)) {
    for (const text of list) {
      const words = splitElisions(tokenizeLine(text), language).map((token) => toWordKey(token.text));
      const [first = ''] = words;
      mark(first, flag.PHRASE_START);
      const known = phrases.get(first);
      if (known === undefined) phrases.set(first, [{ kind, words }]);
      else known.push({ kind, words });
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  const { isNounFirst, participles, countableFoods, spoonableFoods } = lexicon;
  return { isNounFirst, participles, countableFoods, spoonableFoods, flags, phrases };
};

const compiled = new Map<RuleBasedLanguage, LineVocabulary>();

/** Built with the first line in the language, since most instances parse one or two of the seven. */
export const getLineVocabulary = (language: RuleBasedLanguage): LineVocabulary => {
  let vocabulary = compiled.get(language);
  if (vocabulary === undefined) {
    vocabulary = compile(language);
    compiled.set(language, vocabulary);
  }
  return vocabulary;
};
