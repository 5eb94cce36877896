import type { ExtractionDiagnostic, ExtractedRecipe } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { parseFrontMatter } from '../../front-matter/parse-front-matter.ts';
import type { YamlMap } from '../../front-matter/yaml-value.ts';
import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import type { RecipeWithPhotos } from '../../archives/text-collection.ts';
import { SectionList, sectionsToIngredients, sectionsToInstructions } from '../../sections/section-list.ts';
import { IngredientCollector } from './ingredient-collector.ts';
import { parseCooklangMetadata } from './metadata.ts';
import {
  isAuthoredLinesIntro,
  isListSeparator,
  isPlaceholderTitle,
  isCookwareIntro,
  isMarkedOptional,
  isIngredientIntro,
} from './own-export-phrases.ts';
import { parseCooklangBlocks } from './blocks.ts';
import type { CooklangBlock } from './blocks.ts';
import { parseStepItems } from './step-items.ts';
import type { CooklangCookware, CooklangStepItem, CooklangTimer } from './step-items.ts';

/** The extensions can switch the following steps to ingredients only or to text only. */
type Mode = 'all' | 'ingredients' | 'text';

const MODES: ReadonlyMap<string, Mode> = new Map([
  ['ingredients', 'ingredients'],
  ['components', 'ingredients'],
  ['text', 'text'],
]);

const MODE_KEY = /^\[(?:mode|define)\]$/;

/**
 * Formats `~potato{42%minutes}` as `42 minutes (potato)`. The name says what is being timed when several things cook at
 * once. It follows the time so that the sentence around the timer still reads as its author wrote it.
 */
const timerText = ({ name, amount, unit }: CooklangTimer): string => {
  const time = [amount, unit].filter((part) => part !== '').join(' ');
  return time === '' || name === '' ? time || name : `${time} (${name})`;
};

const wordsOf = (item: CooklangStepItem): string => {
  switch (item.kind) {
    case 'text':
      return item.text;
    case 'ingredient':
    case 'cookware':
      return item.displayName;
    case 'timer':
      return timerText(item);
    default:
      return item satisfies never;
  }
};

/** Formats a step without its markup: names and durations only. */
export const formatCooklangStep = (items: readonly CooklangStepItem[]): string =>
  collapseWhitespace(items.map(wordsOf).join(''));

/**
 * Whether a step only lists items, as our own export does for those that no step mentions:
 * `Take @salt{} or @stock{1%l} (optional).` It is not an instruction.
 */
const isOnlyList = (items: readonly CooklangStepItem[]): boolean => {
  const [first, ...others] = items;
  if (first?.kind !== 'text' || others.length === 0) return false;
  const kind = isIngredientIntro(first.text) ? 'ingredient' : isCookwareIntro(first.text) ? 'cookware' : undefined;
  return (
    kind !== undefined &&
    others.every((item) => item.kind === kind || (item.kind === 'text' && isListSeparator(item.text)))
  );
};

const SENTENCE_END = /[.!?…]["'”’)]?$/;

/** Early Cooklang had one step per line. A file without any blank line dates from then. */
const isOldStyle = (blocks: readonly CooklangBlock[]): boolean => {
  const steps = blocks.filter((block) => block.kind === 'step');
  const [only] = steps;
  return (
    steps.length === 1 && (only?.lines.length ?? 0) > 2 && only?.lines.every((line) => SENTENCE_END.test(line)) === true
  );
};

/** A file holds one recipe, and no real recipe is longer. */
const MAX_LENGTH = 1_000_000;

class CooklangReader {
  readonly #ingredients = new IngredientCollector();
  readonly #steps = new SectionList();
  readonly #tools = new Set<string>();
  readonly #notes: string[] = [];
  readonly #diagnostics: ExtractionDiagnostic[] = [];
  readonly #metadata = new Map<string, string>();
  #section = '';
  #mode: Mode = 'all';

  read(source: string, name: string): RecipeWithPhotos {
    const text = source.slice(0, MAX_LENGTH).toWellFormed();
    if (text.length < source.length) this.#diagnostics.push({ code: 'text-shortened' });
    const front = parseFrontMatter(text);
    const blocks = parseCooklangBlocks(front?.body ?? text);
    const isByLine = isOldStyle(blocks);
    for (const block of blocks) this.#block(block, isByLine);
    return this.#found(front?.data ?? {}, name);
  }

  #block(block: CooklangBlock, isByLine: boolean): void {
    switch (block.kind) {
      case 'metadata':
        if (MODE_KEY.test(block.key)) this.#mode = MODES.get(block.value.toLowerCase()) ?? 'all';
        else if (!this.#metadata.has(block.key)) this.#metadata.set(block.key, block.value);
        break;
      case 'section':
        this.#section = isPlaceholderTitle(block.title) ? '' : block.title;
        this.#steps.startSection(this.#section);
        break;
      case 'note':
        this.#note(block.lines);
        break;
      case 'step':
        if (isByLine) for (const line of block.lines) this.#step(line);
        else this.#step(block.lines.map((line) => line.replace(/\\$/, '')).join('\n'));
        break;
      default:
        block satisfies never;
    }
  }

  #note(lines: readonly string[]): void {
    const [first = '', ...others] = lines;
    if (!isAuthoredLinesIntro(first)) this.#notes.push(lines.join('\n'));
    else for (const line of others) this.#ingredients.addAuthoredLine(line, this.#section);
  }

  #step(text: string): void {
    const items = parseStepItems(text);
    const isList = isOnlyList(items);
    for (const [index, item] of items.entries()) {
      const behind = items[index + 1];
      const isOptional = isList && behind?.kind === 'text' && isMarkedOptional(behind.text.split(',')[0] ?? '');
      if (item.kind === 'ingredient') this.#ingredients.add(item, this.#section, isOptional);
      else if (item.kind === 'cookware') this.#tool(item);
    }
    const plain = formatCooklangStep(items);
    if (plain === '' || this.#mode === 'ingredients' || isList) return;
    if (this.#mode === 'text') this.#notes.push(plain);
    else this.#steps.add(plain);
  }

  #tool({ amount, name, preparation }: CooklangCookware): void {
    const note = preparation === '' ? '' : `(${preparation})`;
    if (name !== '') this.#tools.add([amount, name, note].filter((part) => part !== '').join(' '));
  }

  #found(data: YamlMap, name: string): RecipeWithPhotos {
    const { node, overrides, pictures, unmappedLines } = parseCooklangMetadata({
      ...Object.fromEntries(this.#metadata),
      ...data,
    });
    const notes = joinNotes([...this.#notes, unmappedLines.join('\n')]);
    const steps = this.#steps.sections.filter(({ items }) => items.length > 0);
    const recipe: ExtractedRecipe = {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(name !== '' && { name }),
        ...node,
        recipeIngredient: sectionsToIngredients(this.#ingredients.toSections()),
        recipeInstructions: sectionsToInstructions(steps),
        ...(this.#tools.size > 0 && { tool: [...this.#tools] }),
      },
      overrides: { ...overrides, ...(notes !== undefined && { notes }) },
      ...(this.#diagnostics.length > 0 && { diagnostics: this.#diagnostics }),
    };
    return { recipe, photoNames: pictures };
  }
}

/** Parses a Cooklang file (https://cooklang.org/docs/spec/). `name` is the title if the metadata has none. */
export const readCooklang = (text: string, name: string): RecipeWithPhotos => new CooklangReader().read(text, name);
