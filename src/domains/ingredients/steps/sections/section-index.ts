import type { Language } from '../../../units/index.ts';
import { getFoodVocabulary } from '../../food/food-vocabulary.ts';
import { splitWords } from '../../food/words.ts';
import { getStepVocabulary } from '../step-vocabulary.ts';
import { getWordAt, isMark } from '../tokenize-step.ts';
import type { StepToken } from '../tokenize-step.ts';
import { getSectionWords } from './section-words.ts';
import type { SectionWords } from './section-words.ts';

/** The number of an ingredient section. Sections whose titles have the same content words share a number. */
export type SectionNumber = number;

/** The ingredient sections that a step can mean. Never empty. */
export type SectionScope = readonly SectionNumber[];

/** Ingredients without a section title. No step can be said to belong to them. */
const UNTITLED: SectionNumber = 0;

/** Titles have as many content words at most; more would be a sentence. */
const MAX_WORDS = 6;
/** In characters. */
const MAX_TITLE_LENGTH = 200;
/** A word that more sections share does not distinguish them. Also bounds the work for each lookup. */
const MAX_SCOPE = 8;
/** `for the lemon and poppy seed glaze`: as far as the name of a section is looked for in a text. */
const MAX_MENTION_LENGTH = 8;

const keyOf = (words: Iterable<string>): string => [...words].toSorted().join(' ');

const isSubset = (words: ReadonlySet<string> | undefined, of: ReadonlySet<string> | undefined): boolean =>
  words !== undefined && of !== undefined && words.size <= of.size && [...words].every((word) => of.has(word));

/** The ingredient sections of a recipe, for finding the one that a title or a text names. */
export class SectionIndex {
  private readonly byKey = new Map<string, SectionNumber>();
  private readonly byTitle = new Map<string, SectionNumber>();
  private readonly words: ReadonlySet<string>[] = [new Set()];
  /** Sections by each word of their title. A list that is full may be incomplete. */
  private readonly byWord = new Map<string, SectionNumber[]>();
  private readonly scopes = new Map<string, SectionScope | undefined>();
  private readonly vocabulary: SectionWords;
  private readonly singularize: (word: string) => string;
  private readonly indefinite: (word: string) => string;
  /** Whether a clause can go on after the name without a comma, and compounds are one word or have the name first. */
  private readonly mayRunOn: boolean;

  constructor(language: Language) {
    this.vocabulary = getSectionWords(language);
    this.singularize = getFoodVocabulary(language).singularize;
    this.indefinite = getStepVocabulary(language).indefinite;
    this.mayRunOn = language !== 'en';
  }

  /** How many titled sections there are. They are numbered from one, in the order in which they were added. */
  get count(): number {
    return this.words.length - 1;
  }

  /** The number of the section with this title, which is added if it is new. */
  add(title: string | undefined): SectionNumber {
    if (title === undefined) return UNTITLED;
    const known = this.byTitle.get(title);
    if (known !== undefined) return known;
    const words = this.contentWords(title);
    const key = keyOf(words);
    const number = words.size === 0 ? UNTITLED : (this.byKey.get(key) ?? this.addWords(key, words));
    this.byTitle.set(title, number);
    return number;
  }

  private addWords(key: string, words: ReadonlySet<string>): SectionNumber {
    const number = this.words.length;
    this.words.push(words);
    this.byKey.set(key, number);
    for (const word of words) {
      const others = this.byWord.get(word);
      if (others === undefined) this.byWord.set(word, [number]);
      else if (others.length <= MAX_SCOPE) others.push(number);
    }
    return number;
  }

  private lemma(word: string): string {
    return this.singularize(this.indefinite(word));
  }

  /** The words that distinguish a title from others, with compounds split in two: Hefeteig is `hefe` and `teig`. */
  private addContent(word: string, into: Set<string>): void {
    const { fillers, heads } = this.vocabulary;
    if (fillers.has(word)) return;
    const lemma = this.lemma(word);
    if (fillers.has(lemma)) return;
    const head = heads.find((one) => lemma.endsWith(one) && lemma.length > one.length + 1);
    if (head === undefined) into.add(lemma);
    else into.add(head).add(lemma.slice(0, -head.length));
  }

  private contentWords(title: string): ReadonlySet<string> {
    const words = new Set<string>();
    for (const { key } of splitWords(title.slice(0, MAX_TITLE_LENGTH))) {
      if (words.size < MAX_WORDS) this.addContent(key, words);
    }
    return words;
  }

  /** The ingredient sections that a title of a step or of its section corresponds to. Undefined if there are none. */
  findByTitle(title: string | undefined): SectionScope | undefined {
    if (title === undefined || this.count === 0) return undefined;
    if (!this.scopes.has(title)) this.scopes.set(title, this.findByWords(this.contentWords(title)));
    return this.scopes.get(title);
  }

  private findSame(words: ReadonlySet<string>): SectionScope | undefined {
    const section = words.size === 0 ? undefined : this.byKey.get(keyOf(words));
    return section === undefined ? undefined : [section];
  }

  /** The section with exactly these words, else those that have all of them, else those that have only such words. */
  private findByWords(words: ReadonlySet<string>): SectionScope | undefined {
    if (words.size === 0) return undefined;
    const same = this.findSame(words);
    if (same !== undefined) return same;
    const candidates = new Set<SectionNumber>();
    for (const word of words) {
      const sections = this.byWord.get(word) ?? [];
      if (sections.length <= MAX_SCOPE) for (const section of sections) candidates.add(section);
    }
    const wider = [...candidates].filter((section) => isSubset(words, this.words[section]));
    const narrower = [...candidates].filter((section) => isSubset(this.words[section], words));
    const found = wider.length > 0 ? wider : narrower;
    return found.length === 0 || found.length > MAX_SCOPE ? undefined : found;
  }

  /**
   * The sections that a text names at the start of a clause: `For the glaze, whisk …`, `Glaze: whisk …`. Elsewhere the
   * name of a section is as often something to use: `Pour the glaze over the cake.`
   */
  findMention(tokens: readonly StepToken[], from: number): SectionScope | undefined {
    if (this.count === 0 || !startsClause(tokens, from)) return undefined;
    const { purposes, verbs, adverbs } = this.vocabulary;
    let at = from;
    while (adverbs.has(getWordAt(tokens, at) ?? '')) at += isMark(tokens[at + 1], ',') ? 2 : 1;
    const first = getWordAt(tokens, at);
    if (first === undefined) return undefined;
    const { words, exact, end } = this.phraseAt(tokens, at);
    const full = this.findByWords(words);
    const isClosed = isMark(tokens[end], ',') || isMark(tokens[end], ':');
    if (purposes.has(first)) {
      if (!isClosed) return this.mayRunOn ? exact : undefined;
      return full !== undefined && (this.mayRunOn || this.hasWord(full, tokens[end - 1])) ? full : undefined;
    }
    // Without `for`, nothing but the name itself is clear enough.
    const isNamed = isMark(tokens[end], ':') || (isClosed && verbs.has(first));
    return isNamed ? this.findSame(words) : undefined;
  }

  /** The words up to the next mark, and the section that the longest beginning of them names exactly. */
  private phraseAt(tokens: readonly StepToken[], from: number) {
    const words = new Set<string>();
    let exact: SectionScope | undefined;
    let end = from;
    for (; end < from + MAX_MENTION_LENGTH; end += 1) {
      const word = getWordAt(tokens, end);
      if (word === undefined) break;
      const { size } = words;
      this.addContent(word, words);
      if (words.size > size) exact = this.findSame(words) ?? exact;
    }
    return { words, exact, end };
  }

  /** In English the last word decides: the cake tin is not the cake. */
  private hasWord(scope: SectionScope, token: StepToken | undefined): boolean {
    const lemma = this.lemma(token?.key ?? '');
    return scope.some((section) => this.words[section]?.has(lemma) === true);
  }
}

const CLAUSE_ENDS = new Set(['.', '!', '?', ':', ';', '\n']);

const startsClause = (tokens: readonly StepToken[], at: number): boolean => {
  const before = tokens[at - 1];
  return before === undefined || (before.kind === 'mark' && CLAUSE_ENDS.has(before.key));
};
