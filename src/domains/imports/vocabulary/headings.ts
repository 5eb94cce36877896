import { foldText } from '../text/fold-text.ts';
import { createWordIndex } from './word-index.ts';
import type { HeadingKind, PagePart } from './languages/language-words.ts';

/** A heading with the text after its keyword. */
export interface Heading {
  readonly kind: HeadingKind;
  /** The text after the keyword: `for the sauce`, `(serves 4)`, or after a colon the first content. */
  readonly rest: string;
  /** Whether the rest is content rather than part of the heading. */
  readonly isContent: boolean;
}

/** In order of precedence: a word claimed by several kinds belongs to the first one. */
const KINDS: readonly HeadingKind[] = [
  'ingredients',
  'instructions',
  'notes',
  'nutrition',
  'equipment',
  'description',
  'times',
  'yield',
];

const known = createWordIndex(KINDS, ({ headings }) => headings);
const knownOnPages = createWordIndex<PagePart>(['ingredients', 'steps', 'end'], ({ pageHeadings }) => pageHeadings);

/** What recipe headings mean for the parts of a web page. */
const PAGE_PARTS: Readonly<Record<HeadingKind, PagePart | undefined>> = {
  ingredients: 'ingredients',
  instructions: 'steps',
  notes: 'end',
  nutrition: 'end',
  equipment: 'end',
  description: 'end',
  yield: undefined,
  times: undefined,
};

/** No heading is longer, including the text after its keyword. */
const MAX_LENGTH = 120;
const MAX_WORD_LENGTH = 40;

/** The kind of a line that is only a heading: `Ingredients`, `ZUTATEN:`, `== Method ==`. */
export const getHeadingKind = (line: string): HeadingKind | undefined =>
  line.length > MAX_LENGTH || /[.,;!?]\s*$/.test(line) ? undefined : known.get(foldText(line));

/**
 * The part of a page that a heading starts. Takes folded text, because pages have many lines and each is tried in
 * several ways.
 */
export const getPagePart = (folded: string): PagePart | undefined => {
  const kind = known.get(folded);
  return (kind && PAGE_PARTS[kind]) ?? knownOnPages.get(folded);
};

/** Kinds whose headings can have more text. `Time for tea` is not a heading. */
const LONGER: ReadonlySet<HeadingKind> = new Set(['ingredients', 'instructions', 'notes', 'nutrition', 'equipment']);

/** How text after a heading's keyword starts: who or what the ingredients are for. */
const GOES_ON =
  /^(?:for|to|serves|makes|f[uü]r|pour|de|du|des|d|para|per|por|voor|till|til|ca|about|approx|su|na|для|на)\b|^[([–—-]|^\d/iu;

/**
 * Parses a line that starts with a heading keyword: `Ingredients (serves 4)`, `Zutaten für 4 Personen`,
 * `Method: Mix all.` Undefined for `Method acting` and any other line.
 */
export const parseHeading = (line: string): Heading | undefined => {
  const whole = getHeadingKind(line);
  if (whole !== undefined) return { kind: whole, rest: '', isContent: false };
  const colon = line.indexOf(':');
  if (colon > 0 && colon <= MAX_WORD_LENGTH) {
    const kind = getHeadingKind(line.slice(0, colon));
    if (kind !== undefined) return { kind, rest: line.slice(colon + 1).trim(), isContent: true };
  }
  // The middle of a sentence is not a heading: `ingredients for the sauce and stir`.
  if (line.length > MAX_LENGTH || /^\p{Ll}/u.test(line)) return undefined;
  const words = [...line.matchAll(/\S+/g)].slice(0, 5);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const end = words[count]?.index ?? line.length;
    const kind = getHeadingKind(line.slice(0, end));
    const rest = line.slice(end).trim();
    if (kind !== undefined && LONGER.has(kind) && GOES_ON.test(rest)) return { kind, rest, isContent: false };
  }
  return undefined;
};
