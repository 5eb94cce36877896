import type { ExtractedRecipe } from '../format.ts';
import { sectionsToIngredients, sectionsToInstructions } from '../../sections/section-list.ts';
import type { Section } from '../../sections/section-list.ts';
import { foldText } from '../../text/fold-text.ts';
import type { HeadingKind } from '../../vocabulary/languages/language-words.ts';
import type { FactKind } from '../../vocabulary/languages/language-words.ts';
import { parseHeading } from '../../vocabulary/headings.ts';
import type { Heading } from '../../vocabulary/headings.ts';
import type { Fact } from '../../vocabulary/facts.ts';
import { StepDetector, findIngredientRange, groupIngredientLines } from './ingredient-list.ts';
import { joinParagraphs, groupStepLines } from './join-lines.ts';
import { parseTwoLineFact, parseFacts } from './parse-facts.ts';
import { endsSentence, isSentence, isTitleLike, countWords } from './line-heuristics.ts';
import type { AmountDetector } from './line-heuristics.ts';
import { PART_BY_HEADING } from './recipe-parts.ts';
import type { RecipePart } from './recipe-parts.ts';
import { parseUrlLine, formatNotes, mapFacts } from './map-facts.ts';
import type { TextLine } from './text-lines.ts';

/** `Recipe: Apple pie`. */
const TITLE_LABEL =
  /^(?:recipe(?: name| title)?|title|name|rezept|titel|recette|titre|receta|título|ricetta|titolo|recept|receita|przepis|opskrift|oppskrift|resepti)\s?[:：]\s?(?=\S)/iu;
/** An amount or a time inside a sentence. */
const MEASURE =
  /[\d½¼¾]\s?(?:g|kg|ml|dl|cl|l|cups?|tbsp|tsp|oz|lbs?|el|tl|msk|tsk|min\w*|hours?|stunden?|heures?|°)(?![\p{L}])/iu;
export const AUTHOR_PREFIX = /^(?:recipe )?(?:by|von|par|por|di|door|av|af)\s(?=\p{Lu})/iu;

/** Facts that cannot be mistaken for an instruction. */
const OF_ORIGIN: ReadonlySet<FactKind> = new Set(['author', 'source', 'category', 'cuisine', 'keywords', 'otherTime']);

/** Notes headings that carry no more meaning than "notes", so they need not be kept. */
const isPlainNotes = (text: string): boolean =>
  /^(?:recipe )?notes?$|^hinweise?$|^notizen$|^notas?$|^note$/.test(foldText(text));

/**
 * Parses the lines of one recipe. Every line ends up somewhere, and headings determine the part of the lines below
 * them.
 */
export class TextRecipeParser {
  readonly #lines: readonly TextLine[];
  readonly #signs: AmountDetector;
  readonly #steps: StepDetector;
  readonly #headings: readonly (Heading | undefined)[];
  readonly #lastStepsHeading: number;
  readonly #facts: Fact[] = [];
  readonly #parts: Record<Exclude<RecipePart, 'head'>, TextLine[]> = {
    ingredients: [],
    instructions: [],
    notes: [],
    equipment: [],
    description: [],
  };
  readonly #taken = new Set<number>();
  #title = '';

  constructor(lines: readonly TextLine[], signs: AmountDetector) {
    this.#lines = lines;
    this.#signs = signs;
    this.#steps = new StepDetector(lines, signs);
    this.#headings = lines.map((line, index) => this.#headingOf(line, lines[index - 1]));
    this.#lastStepsHeading = this.#headings.findLastIndex((heading) => heading?.kind === 'instructions');
  }

  read(name: string): ExtractedRecipe {
    const isMarked = this.#has('ingredients') && this.#has('instructions');
    this.#assign();
    const { node, overrides, unmappedLines } = mapFacts(this.#facts);
    const title = this.#title || name;
    const description = joinParagraphs(this.#parts.description);
    const notes = formatNotes([joinParagraphs(this.#parts.notes)], unmappedLines);
    const tools = this.#parts.equipment.map(({ text }) => text).filter((text) => text !== '');
    return {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(title !== '' && { name: title }),
        ...(description !== '' && { description }),
        ...node,
        recipeIngredient: sectionsToIngredients(this.#ingredients()),
        recipeInstructions: sectionsToInstructions(groupStepLines(this.#parts.instructions)),
        ...(tools.length > 0 && { tool: tools }),
      },
      overrides: { ...overrides, ...(notes !== undefined && { notes }) },
      ...(!isMarked && { diagnostics: [{ code: 'structure-guessed' }] }),
    };
  }

  /**
   * A heading, unless the line is a numbered item, a fact (`Preparation: 20 min`) or the tail of a wrapped sentence.
   */
  #headingOf(line: TextLine, above: TextLine | undefined): Heading | undefined {
    const heading = line.text.length > 400 ? undefined : parseHeading(line.text);
    if (heading === undefined || line.marker === 'number') return undefined;
    // The last word of a sentence may have come to stand on a line of its own.
    const isCut = !line.isAfterGap && above !== undefined && countWords(above.text) > 5 && !endsSentence(above.text);
    if (isCut && /^\p{Ll}/u.test(line.text)) return undefined;
    if (heading.isContent && parseFacts(line.text, true) !== undefined) return undefined;
    // Of an item of a list with more to say only its beginning is a word for a heading.
    return line.marker === 'bullet' && (heading.isContent || heading.rest !== '') ? undefined : heading;
  }

  #has(kind: HeadingKind): boolean {
    return this.#headings.some((heading) => heading?.kind === kind);
  }

  #assign(): void {
    const block = this.#has('ingredients') ? undefined : this.#findBlock();
    const prose =
      block === undefined && this.#headings.every((heading) => heading === undefined) ? this.#findSteps() : -1;
    let part: RecipePart = 'head';
    let before: RecipePart = 'head';
    for (const [index, line] of this.#lines.entries()) {
      if (this.#taken.has(index)) continue;
      const heading = this.#headings[index];
      if (index === block?.start) part = 'ingredients';
      if ((index === block?.end && part === 'ingredients') || index === prose) part = 'instructions';
      if (this.#takeFact(index, part)) continue;
      const next: RecipePart | undefined = heading && PART_BY_HEADING[heading.kind];
      if (heading !== undefined && next !== undefined) {
        this.#open(heading, line, next);
        // A tip in the middle of a step is a tip of its own.
        const isAside: boolean = next === 'notes' && part === 'instructions' && heading.isContent && !line.isAfterGap;
        before = part;
        part = isAside ? part : next;
        continue;
      }
      // A tip between two steps ends where the steps go on.
      if (part === 'notes' && before === 'instructions' && line.marker === 'number') part = 'instructions';
      if (part === 'ingredients' && block === undefined && this.#isFirstStep(index)) part = 'instructions';
      this.#put(line, part);
    }
  }

  /** Finds where the instructions start in prose without lists and headings. -1 if nowhere. */
  #findSteps(): number {
    const numbered = this.#lines.findIndex(({ marker }) => marker === 'number');
    if (numbered !== -1) return numbered;
    return this.#lines.findIndex(
      ({ text }, index) => index > 0 && isSentence(text) && MEASURE.test(text.slice(0, 2000)),
    );
  }

  /** Finds the ingredients above the instructions heading, if there is one. */
  #findBlock(): ReturnType<typeof findIngredientRange> {
    const end = this.#headings.findIndex((heading) => heading?.kind === 'instructions');
    const lines = end === -1 ? this.#lines : this.#lines.slice(0, end);
    const [first, second] = lines;
    // A title may contain a number; only amounts in both of the first two lines mean that there is no title.
    const isNamed =
      first !== undefined &&
      !(
        this.#signs.hasAmount(first.text) &&
        second !== undefined &&
        !second.isAfterGap &&
        this.#signs.hasAmount(second.text)
      );
    const from = isNamed ? 1 : 0;
    const found = findIngredientRange(lines.slice(from), this.#signs);
    return found && { start: found.start + from, end: found.end + from };
  }

  /** Whether the instructions start here, below the ingredients and without a heading. */
  #isFirstStep(index: number): boolean {
    const line = this.#lines[index];
    if (line === undefined || this.#parts.ingredients.length === 0) return false;
    if (index < this.#lastStepsHeading) return false;
    return this.#steps.isStep(line);
  }

  /** Collects the facts on a line, or on a line and the next. Such a line belongs to no part. */
  #takeFact(index: number, part: RecipePart): boolean {
    const line = this.#lines[index];
    if (line === undefined || (part === 'instructions' && line.marker !== undefined)) return false;
    const next = this.#lines[index + 1];
    const isOver = this.#headings[index + 1] === undefined && next?.marker === undefined;
    const pair = isOver && part !== 'ingredients' ? parseTwoLineFact(line.text, next?.text) : undefined;
    if (pair !== undefined) {
      this.#facts.push(pair);
      this.#taken.add(index + 1);
      return true;
    }
    const isTitle = part === 'head' && this.#title === '' && index === 0;
    const facts =
      isTitle && parseFacts(line.text, false) === undefined ? undefined : parseFacts(line.text, part === 'head');
    if (facts === undefined) return false;
    // Among the steps, a time may be what to do next: `Bake: 20 minutes`.
    if (part === 'instructions' && !line.isAfterGap && facts.some(({ kind }) => !OF_ORIGIN.has(kind))) return false;
    for (const fact of facts) this.#facts.push(fact);
    return true;
  }

  #open({ kind, rest, isContent }: Heading, line: TextLine, part: RecipePart): void {
    if (part === 'notes' && !isContent && !isPlainNotes(line.text)) this.#put({ ...line, isAfterGap: true }, part);
    else if (isContent && rest !== '') {
      const isNote = part === 'notes' && !isPlainNotes(line.text.slice(0, -rest.length));
      this.#put({ ...line, text: isNote ? line.text : rest, isAfterGap: true }, part);
    } else if (rest !== '') this.#rest(kind, rest, line, part);
  }

  /** Text after the keyword of a heading gives the servings or the part of the dish. */
  #rest(kind: HeadingKind, rest: string, line: TextLine, part: RecipePart): void {
    const bare = rest.replaceAll(/^[([\s–—-]{1,5}|[)\]\s:]{1,5}$/gu, '').trim();
    const facts = parseFacts(bare, true);
    if (facts !== undefined) for (const fact of facts) this.#facts.push(fact);
    else if (kind === 'ingredients' && /\p{N}/u.test(bare)) this.#facts.push({ kind: 'yield', label: '', value: bare });
    else if (bare !== '') {
      const title = kind === 'ingredients' ? bare : line.text.replace(/[:：]$/u, '');
      this.#put({ ...line, text: `${title}:`, marker: undefined, isAfterGap: true }, part);
    }
  }

  #put(line: TextLine, part: RecipePart): void {
    if (part === 'head') this.#putHead(line);
    else this.#parts[part].push(line);
  }

  #putHead(line: TextLine): void {
    const text = line.text.replace(TITLE_LABEL, '');
    const isFirst = this.#title === '' && this.#parts.description.length === 0;
    const isLabelled = text !== line.text;
    if (this.#title === '' && (isLabelled || (isFirst && this.#isTitle(text)))) this.#title = text;
    else if (AUTHOR_PREFIX.test(text) && countWords(text) <= 7 && this.#title !== '') {
      this.#facts.push({ kind: 'author', label: '', value: text.replace(AUTHOR_PREFIX, '') });
    } else if (parseUrlLine(text) !== undefined) this.#facts.push({ kind: 'source', label: '', value: text });
    else this.#parts.description.push(line);
  }

  #isTitle(text: string): boolean {
    return isTitleLike(text) || (text.length <= 120 && !isSentence(text));
  }

  /** Splits ingredients on a single line at commas: `Ingredients: flour, sugar, salt`. */
  #ingredients(): readonly Section[] {
    const { ingredients } = this.#parts;
    const [only] = ingredients;
    const isShort = ingredients.length === 1 && only !== undefined && only.text.length < 2000;
    if (isShort && (only.text.match(/[,;]/g)?.length ?? 0) > 1) {
      const items = only.text.replace(/\.$/, '').split(/[;,](?![^()]{0,200}\))(?!\d)/u);
      return [{ title: '', items: items.map((item) => item.trim()).filter((item) => item !== '') }];
    }
    return groupIngredientLines(ingredients, this.#signs);
  }
}
