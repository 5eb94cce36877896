import type { ExtractedRecipe } from '../format.ts';
import { parseFacts } from '../plain-text/parse-facts.ts';
import { AmountDetector, stripHeadingMarks, isSectionHeading, isSentence } from '../plain-text/line-heuristics.ts';
import { PART_BY_HEADING } from '../plain-text/recipe-parts.ts';
import type { RecipePart } from '../plain-text/recipe-parts.ts';
import { mapFacts } from '../plain-text/map-facts.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import type { RecipeWithPhotos } from '../../archives/text-collection.ts';
import { SectionList, sectionsToIngredients } from '../../sections/section-list.ts';
import type { HeadingKind } from '../../vocabulary/languages/language-words.ts';
import { parseHeading, getHeadingKind } from '../../vocabulary/headings.ts';
import { getFactKind } from '../../vocabulary/facts.ts';
import type { Fact } from '../../vocabulary/facts.ts';
import type { MarkdownBlock } from './blocks.ts';
import type { FrontMatterRecipe } from './front-matter-recipe.ts';
import { parseEmphasizedText, findMarkdownImages, stripInlineMarkup } from './inline.ts';
import { findRecipeMdDividers } from './recipe-layout.ts';
import { StepList } from './step-list.ts';

/** `**Makes:** 4 · **Total:** 1 h`, as in our own export. Others write one fact per line. */
const FACT = /\*\*([^*]{1,60}?):?\*\*:?\s{0,5}([^*]{1,1000}?)(?:\s·\s)?(?=\*\*|$)/g;

/** Parses the blocks of one recipe without dropping any text. */
export class MarkdownRecipeParser {
  readonly #references: ReadonlyMap<string, string>;
  readonly #signs = new AmountDetector();
  readonly #facts: Fact[] = [];
  readonly #tags: string[] = [];
  readonly #others: string[] = [];
  readonly #ingredients = new SectionList();
  readonly #steps: StepList;
  readonly #description: string[] = [];
  readonly #notes: string[] = [];
  readonly #tools: string[] = [];
  readonly #pictures: string[] = [];
  #title = '';
  #part: RecipePart = 'head';
  #level = 0;

  constructor(references: ReadonlyMap<string, string>) {
    this.#references = references;
    this.#steps = new StepList(references);
  }

  read(blocks: readonly MarkdownBlock[], fallback: string, front: FrontMatterRecipe | undefined): RecipeWithPhotos {
    const rules = findRecipeMdDividers(blocks);
    for (const [index, block] of blocks.entries()) {
      if (block.kind === 'rule') this.#rule(index, rules);
      else this.#block(block, blocks, index, rules !== undefined);
    }
    this.#title ||= fallback;
    return this.#found(front);
  }

  /**
   * In RecipeMD, the first rule starts the ingredients and the second one the instructions. Elsewhere rules mean
   * nothing.
   */
  #rule(index: number, rules: ReturnType<typeof findRecipeMdDividers>): void {
    if (index === rules?.[0]) [this.#part, this.#level] = ['ingredients', 0];
    else if (index === rules?.[1]) [this.#part, this.#level] = ['instructions', 0];
  }

  #block(
    block: Exclude<MarkdownBlock, { kind: 'rule' }>,
    blocks: readonly MarkdownBlock[],
    index: number,
    isRecipeMd: boolean,
  ): void {
    switch (block.kind) {
      case 'heading':
        this.#heading(block, blocks, index);
        break;
      case 'paragraph':
        this.#paragraph(block.lines, isRecipeMd);
        break;
      case 'item':
        this.#item(block, blocks[index + 1], isRecipeMd);
        break;
      default:
        block satisfies never;
    }
  }

  #heading(
    { level, text: written }: Extract<MarkdownBlock, { kind: 'heading' }>,
    blocks: readonly MarkdownBlock[],
    index: number,
  ): void {
    const text = stripInlineMarkup(written);
    this.#lookAtPictures(written);
    const heading = parseHeading(text);
    const part = heading && PART_BY_HEADING[heading.kind];
    if (this.#title === '' && index === 0 && (level === 1 || part === undefined)) this.#title = text;
    else if (heading !== undefined && part !== undefined) {
      [this.#part, this.#level] = [part, level];
      this.#open(text, heading.rest, heading.kind, heading.isContent);
    } else if (this.#title === '' && level === 1) this.#title = text;
    else this.#unknown(text, level, blocks, index);
  }

  /** Starts a part. The rest of its heading gives the servings or the part of the dish. */
  #open(text: string, rest: string, kind: HeadingKind, isContent: boolean): void {
    if (this.#part === 'notes' && getHeadingKind(text) !== 'notes') this.#notes.push(text);
    const bare = stripHeadingMarks(rest.replaceAll(/^[(\s]{1,5}|[)\s]{1,5}$/g, ''));
    const facts = bare === '' ? undefined : parseFacts(bare, true);
    if (facts !== undefined) for (const fact of facts) this.#facts.push(fact);
    else if (kind === 'ingredients') this.#ingredients.startSection(bare);
    else if (kind === 'instructions') this.#steps.startSection(isContent ? '' : bare);
    if (kind === 'instructions' && isContent && bare !== '' && facts === undefined) this.#steps.add([bare]);
  }

  /**
   * An unknown heading starts a section if it is below the heading of a part. Otherwise the blocks below it decide.
   */
  #unknown(text: string, level: number, blocks: readonly MarkdownBlock[], index: number): void {
    const isBelow = level > this.#level;
    if (this.#part === 'ingredients' && (isBelow || this.#hasAmounts(blocks, index)))
      this.#ingredients.startSection(text);
    else if (this.#part === 'instructions' && (isBelow || this.#hasNumbers(blocks, index)))
      this.#steps.startSection(text);
    else if (this.#part === 'head' && this.#hasAmounts(blocks, index)) {
      [this.#part, this.#level] = ['ingredients', level];
      this.#ingredients.startSection(text);
    } else if (this.#part === 'head') this.#description.push(text);
    else {
      if (!isBelow) [this.#part, this.#level] = ['notes', level];
      this.#notes.push(text);
    }
  }

  #below(blocks: readonly MarkdownBlock[], index: number): readonly MarkdownBlock[] {
    const end = blocks.slice(index + 1, index + 30).findIndex(({ kind }) => kind === 'heading');
    return blocks.slice(index + 1, end === -1 ? index + 30 : index + 1 + end);
  }

  #hasAmounts(blocks: readonly MarkdownBlock[], index: number): boolean {
    const items = this.#below(blocks, index).filter((block) => block.kind === 'item');
    const lines = items.map(({ paragraphs }) => stripInlineMarkup(paragraphs[0]?.[0] ?? ''));
    return lines.filter((line) => this.#signs.hasAmount(line)).length * 2 > lines.length;
  }

  #hasNumbers(blocks: readonly MarkdownBlock[], index: number): boolean {
    return this.#below(blocks, index).some((block) => block.kind === 'item' && block.isOrdered);
  }

  #lookAtPictures(text: string): void {
    for (const picture of findMarkdownImages(text, this.#references)) this.#pictures.push(picture);
  }

  #paragraph(lines: readonly string[], isRecipeMd: boolean): void {
    const whole = parseEmphasizedText(lines.join(' '));
    if (this.#part === 'instructions') {
      if (whole !== undefined && whole.text.length <= 80 && !isSentence(whole.text))
        this.#steps.startSection(stripHeadingMarks(stripInlineMarkup(whole.text)));
      else this.#steps.addParagraph(lines);
      return;
    }
    for (const line of lines) this.#lookAtPictures(line);
    if (this.#part === 'head' && isRecipeMd && whole !== undefined)
      return this.#tagsOrYields(whole.strength, whole.text);
    const left = lines.filter((line) => !this.#takeFacts(line));
    // A backslash at the end of a line keeps it from running into the next.
    const plain = left.map((line) => stripInlineMarkup(line.replace(/\\$/, ''))).filter((line) => line !== '');
    if (plain.length === 0) return;
    if (this.#part === 'ingredients') this.#looseIngredients(plain, whole !== undefined);
    else this.#prose(plain.join('\n'));
  }

  /** `*sauce, vegan*` and `**4 Servings, 200g**`. */
  #tagsOrYields(strength: 1 | 2, text: string): void {
    // A comma between digits belongs to a number.
    for (const one of text.split(/,(?!\d)|(?<!\d),/).map((part) => collapseWhitespace(stripInlineMarkup(part)))) {
      if (one === '') continue;
      if (strength === 1) this.#tags.push(one);
      else this.#facts.push({ kind: 'yield', label: '', value: one });
    }
  }

  #takeFacts(line: string): boolean {
    if (this.#part === 'notes' || this.#part === 'equipment') return false;
    const marked = [...line.matchAll(FACT)];
    const isAll = marked.length > 0 && marked.map(([whole]) => whole).join('').length >= line.trim().length - 1;
    const known = isAll ? marked.map(([, label = '']) => getFactKind(label)) : [];
    if (known.some((kind) => kind !== undefined)) {
      for (const [index, [, label = '', written = '']] of marked.entries()) {
        const kind = known[index];
        const value = stripInlineMarkup(written, kind === 'author' || kind === 'source');
        if (kind === undefined) this.#others.push(`${label}: ${value}`);
        else this.#facts.push({ kind, label, value });
      }
      return true;
    }
    const facts = parseFacts(stripInlineMarkup(line), this.#part === 'head' && this.#title !== '');
    for (const fact of facts ?? []) this.#facts.push(fact);
    return facts !== undefined;
  }

  /** Paragraphs among the ingredients are headings, unmarked ingredients, or prose. */
  #looseIngredients(lines: readonly string[], isEmphasized: boolean): void {
    for (const line of lines) {
      const isHeading =
        lines.length === 1 && (isEmphasized || isSectionHeading(line, false)) && !this.#signs.hasAmount(line);
      if (isHeading) this.#ingredients.startSection(stripHeadingMarks(line));
      else if (isSentence(line) && !this.#signs.hasAmount(line)) this.#notes.push(line);
      else this.#ingredients.add(line);
    }
  }

  #prose(text: string): void {
    if (this.#part === 'notes') this.#notes.push(text);
    else if (this.#part === 'equipment') this.#tools.push(...text.split('\n', 100));
    else this.#description.push(text);
  }

  #item(item: Extract<MarkdownBlock, { kind: 'item' }>, next: MarkdownBlock | undefined, isRecipeMd: boolean): void {
    if (this.#part === 'instructions') return this.#steps.addItem(item);
    const written = item.paragraphs.map((lines) => lines.join(' '));
    for (const paragraph of written) this.#lookAtPictures(paragraph);
    const text = collapseWhitespace(written.map((paragraph) => stripInlineMarkup(paragraph)).join(' '));
    if (text === '') return;
    const hasInner = next?.kind === 'item' && next.depth > item.depth;
    if (this.#part === 'equipment') this.#tools.push(text);
    else if (this.#part !== 'ingredients') this.#listed(text, item.isOrdered);
    else if (item.depth > 0 && isRecipeMd) this.#ingredients.appendToLast(text);
    else if (hasInner && !isRecipeMd && item.depth === 0 && !this.#signs.hasAmount(text))
      this.#ingredients.startSection(stripHeadingMarks(text));
    else this.#ingredients.add(text);
  }

  /** An item outside of any known part is a fact, or an ingredient or step without a heading. */
  #listed(text: string, isOrdered: boolean): void {
    if (this.#part === 'head' && this.#takeFacts(text)) return;
    if (this.#part === 'head' && isOrdered) this.#steps.add([text]);
    else if (this.#part === 'head' && this.#signs.hasAmount(text)) this.#ingredients.add(text);
    else this.#prose(this.#part === 'notes' ? `- ${text}` : text);
  }

  #found(front: FrontMatterRecipe | undefined): RecipeWithPhotos {
    const { node, overrides, unmappedLines } = mapFacts(this.#facts);
    const stated = front?.node['description'];
    const description = joinNotes([typeof stated === 'string' ? stated : '', ...this.#description]);
    const notes = joinNotes([
      ...(front?.notes ?? []),
      ...this.#notes,
      [...(front?.unmappedLines ?? []), ...this.#others, ...unmappedLines].join('\n'),
    ]);
    const addresses = [...(front?.pictures ?? []), ...this.#pictures];
    const web = addresses.filter((address) => /^https?:\/\//i.test(address));
    const keywords = node['keywords'] ?? (this.#tags.length > 0 ? this.#tags : undefined);
    const recipe: ExtractedRecipe = {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(this.#title !== '' && { name: this.#title }),
        ...node,
        ...(keywords !== undefined && { keywords }),
        ...front?.node,
        ...(description !== undefined && { description }),
        recipeIngredient: [
          ...sectionsToIngredients(front?.ingredients ?? []),
          ...sectionsToIngredients(this.#ingredients.sections),
        ],
        recipeInstructions: [...StepList.fromSections(front?.steps ?? [], this.#references), ...this.#steps.nodes],
        ...(this.#tools.length > 0 && { tool: this.#tools }),
        ...(web.length > 0 && { image: web }),
      },
      overrides: { ...overrides, ...front?.overrides, ...(notes !== undefined && { notes }) },
    };
    return { recipe, photoNames: addresses.filter((address) => !/^[a-z][a-z\d+.-]*:/i.test(address)) };
  }
}
