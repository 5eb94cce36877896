import type { FoundDiagnostic, FoundRecipe } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { readFrontMatter } from '../shared/front-matter/read-front-matter.ts';
import type { YamlMap } from '../shared/front-matter/yaml-value.ts';
import { squeezed } from '../shared/lines/split-lines.ts';
import type { PicturedRecipe } from '../shared/members/text-collection.ts';
import { SectionList, asIngredients, asInstructions } from '../shared/sections/section-list.ts';
import { IngredientBook } from './ingredient-book.ts';
import { readMetadata } from './metadata.ts';
import { isAsWritten, isListing, isUntitled, needsCookware, saysOptional, takesIngredients } from './own-words.ts';
import { splitBlocks } from './split-blocks.ts';
import type { CookBlock } from './split-blocks.ts';
import { readStepItems } from './step-items.ts';
import type { CookCookware, CookItem, CookTimer } from './step-items.ts';

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
const timerText = ({ name, amount, unit }: CookTimer): string => {
  const time = [amount, unit].filter((part) => part !== '').join(' ');
  return time === '' || name === '' ? time || name : `${time} (${name})`;
};

const wordsOf = (item: CookItem): string => {
  switch (item.kind) {
    case 'text':
      return item.text;
    case 'ingredient':
    case 'cookware':
      return item.shown;
    case 'timer':
      return timerText(item);
    default:
      return item satisfies never;
  }
};

/** Formats a step without its markup: names and durations only. */
export const plainStep = (items: readonly CookItem[]): string => squeezed(items.map(wordsOf).join(''));

/**
 * Whether a step only lists items, as our own export does for those that no step mentions:
 * `Take @salt{} or @stock{1%l} (optional).` It is not an instruction.
 */
const isOnlyList = (items: readonly CookItem[]): boolean => {
  const [first, ...others] = items;
  if (first?.kind !== 'text' || others.length === 0) return false;
  const kind = takesIngredients(first.text) ? 'ingredient' : needsCookware(first.text) ? 'cookware' : undefined;
  return (
    kind !== undefined && others.every((item) => item.kind === kind || (item.kind === 'text' && isListing(item.text)))
  );
};

const SENTENCE_END = /[.!?…]["'”’)]?$/;

/** Early Cooklang had one step per line. A file without any blank line dates from then. */
const isOldStyle = (blocks: readonly CookBlock[]): boolean => {
  const steps = blocks.filter((block) => block.kind === 'step');
  const [only] = steps;
  return (
    steps.length === 1 && (only?.lines.length ?? 0) > 2 && only?.lines.every((line) => SENTENCE_END.test(line)) === true
  );
};

/** A file holds one recipe, and no real recipe is longer. */
const LONGEST = 1_000_000;

class CooklangReader {
  readonly #ingredients = new IngredientBook();
  readonly #steps = new SectionList();
  readonly #tools = new Set<string>();
  readonly #notes: string[] = [];
  readonly #diagnostics: FoundDiagnostic[] = [];
  readonly #metadata = new Map<string, string>();
  #section = '';
  #mode: Mode = 'all';

  read(source: string, name: string): PicturedRecipe {
    const text = source.slice(0, LONGEST).toWellFormed();
    if (text.length < source.length) this.#diagnostics.push({ code: 'text-shortened' });
    const front = readFrontMatter(text);
    const blocks = splitBlocks(front?.body ?? text);
    const isByLine = isOldStyle(blocks);
    for (const block of blocks) this.#block(block, isByLine);
    return this.#found(front?.data ?? {}, name);
  }

  #block(block: CookBlock, isByLine: boolean): void {
    switch (block.kind) {
      case 'metadata':
        if (MODE_KEY.test(block.key)) this.#mode = MODES.get(block.value.toLowerCase()) ?? 'all';
        else if (!this.#metadata.has(block.key)) this.#metadata.set(block.key, block.value);
        break;
      case 'section':
        this.#section = isUntitled(block.title) ? '' : block.title;
        this.#steps.open(this.#section);
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
    if (!isAsWritten(first)) this.#notes.push(lines.join('\n'));
    else for (const line of others) this.#ingredients.takeAuthored(line, this.#section);
  }

  #step(text: string): void {
    const items = readStepItems(text);
    const isList = isOnlyList(items);
    for (const [index, item] of items.entries()) {
      const behind = items[index + 1];
      const isOptional = isList && behind?.kind === 'text' && saysOptional(behind.text.split(',')[0] ?? '');
      if (item.kind === 'ingredient') this.#ingredients.take(item, this.#section, isOptional);
      else if (item.kind === 'cookware') this.#tool(item);
    }
    const plain = plainStep(items);
    if (plain === '' || this.#mode === 'ingredients' || isList) return;
    if (this.#mode === 'text') this.#notes.push(plain);
    else this.#steps.add(plain);
  }

  #tool({ amount, name, preparation }: CookCookware): void {
    const note = preparation === '' ? '' : `(${preparation})`;
    if (name !== '') this.#tools.add([amount, name, note].filter((part) => part !== '').join(' '));
  }

  #found(data: YamlMap, name: string): PicturedRecipe {
    const { node, also, pictures, others } = readMetadata({ ...Object.fromEntries(this.#metadata), ...data });
    const notes = joinProse([...this.#notes, others.join('\n')]);
    const steps = this.#steps.all.filter(({ items }) => items.length > 0);
    const recipe: FoundRecipe = {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(name !== '' && { name }),
        ...node,
        recipeIngredient: asIngredients(this.#ingredients.finish()),
        recipeInstructions: asInstructions(steps),
        ...(this.#tools.size > 0 && { tool: [...this.#tools] }),
      },
      also: { ...also, ...(notes !== undefined && { notes }) },
      ...(this.#diagnostics.length > 0 && { diagnostics: this.#diagnostics }),
    };
    return { recipe, pictures };
  }
}

/** Parses a Cooklang file (https://cooklang.org/docs/spec/). `name` is the title if the metadata has none. */
export const readCooklang = (text: string, name: string): PicturedRecipe => new CooklangReader().read(text, name);
