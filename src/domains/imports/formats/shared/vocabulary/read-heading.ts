import { foldHeading } from './fold.ts';
import { kindsByWord } from './kinds-by-word.ts';
import type { HeadingKind, PagePart } from './languages/language-words.ts';

/** What a line announces, and what it says beside that. */
export interface Heading {
  readonly kind: HeadingKind;
  /** Behind the word: `for the sauce`, `(serves 4)`, or where a colon ends the word what begins there already. */
  readonly rest: string;
  /** Whether the rest is content of the part, and no more of its heading. */
  readonly isContent: boolean;
}

/** In this order: a word that several kinds claim belongs to the first. */
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

const known = kindsByWord(KINDS, ({ headings }) => headings);
const knownOnPages = kindsByWord<PagePart>(['ingredients', 'steps', 'end'], ({ pageHeadings }) => pageHeadings);

/** What the headings of recipes mean for where a part of a page begins and ends. */
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

/** No heading is longer, whatever stands behind its word. */
const LONGEST = 120;
const LONGEST_WORD = 40;

/** `Ingredients`, `ZUTATEN:`, `== Method ==`: the kind of a line that is a heading and nothing else. */
export const headingKind = (line: string): HeadingKind | undefined =>
  line.length > LONGEST || /[.,;!?]\s*$/.test(line) ? undefined : known.get(foldHeading(line));

/** Which part of a page begins with a heading. The words are folded: a page has many lines, each tried in many ways. */
export const pagePartOf = (folded: string): PagePart | undefined => {
  const kind = known.get(folded);
  return (kind && PAGE_PARTS[kind]) ?? knownOnPages.get(folded);
};

/** The parts whose headings go on; `Time for tea` is no heading. */
const LONGER: ReadonlySet<HeadingKind> = new Set(['ingredients', 'instructions', 'notes', 'nutrition', 'equipment']);

/** What goes on with a heading: for whom or for what the ingredients are. */
const GOES_ON =
  /^(?:for|to|serves|makes|f[uü]r|pour|de|du|des|d|para|per|por|voor|till|til|ca|about|approx|su|na|для|на)\b|^[([–—-]|^\d/iu;

/**
 * A line that begins with the word of a heading: `Ingredients (serves 4)`, `Zutaten für 4 Personen`, `Method: Mix all.`
 * Undefined for `Method acting` and for every other line.
 */
export const headingIn = (line: string): Heading | undefined => {
  const whole = headingKind(line);
  if (whole !== undefined) return { kind: whole, rest: '', isContent: false };
  const colon = line.indexOf(':');
  if (colon > 0 && colon <= LONGEST_WORD) {
    const kind = headingKind(line.slice(0, colon));
    if (kind !== undefined) return { kind, rest: line.slice(colon + 1).trim(), isContent: true };
  }
  // What begins in the middle of a sentence is no heading: `ingredients for the sauce and stir`.
  if (line.length > LONGEST || /^\p{Ll}/u.test(line)) return undefined;
  const words = [...line.matchAll(/\S+/g)].slice(0, 5);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const end = words[count]?.index ?? line.length;
    const kind = headingKind(line.slice(0, end));
    const rest = line.slice(end).trim();
    if (kind !== undefined && LONGER.has(kind) && GOES_ON.test(rest)) return { kind, rest, isContent: false };
  }
  return undefined;
};
