import type { ExtractedItem } from '../format.ts';
import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import { splitParagraphs, splitLines, expandTabs } from '../../text/lines.ts';
import { IngredientTable, isUnderline } from './ingredient-table.ts';
import { RecipeBuilder } from './recipe-builder.ts';

const HEADER = /^[\s*{]{0,60}Exported\s{1,3}from:?\s{1,3}(?:MasterCook|CookWorks)/i;
const END = /^\s*(?:-\s){2,}-?\s*$/;
const COLUMNS = /^\s*Amount\s+Measure\s+Ingredient/i;

export const isMxpHeader = (line: string): boolean => line.length < 200 && HEADER.test(line);

/**
 * Splits a text export into the lines of each recipe. Without any export header, a text with a table is one recipe.
 */
export const splitMxp = (text: string): string[][] => {
  const lines = splitLines(text.replaceAll('\f', '\n'));
  const recipes: string[][] = [];
  for (const line of lines) {
    if (isMxpHeader(line)) recipes.push([]);
    else recipes.at(-1)?.push(line);
  }
  const filled = recipes.filter((recipe) => recipe.some((line) => line.trim() !== ''));
  return filled.length === 0 && lines.some(isUnderline) ? [lines] : filled;
};

/** Labels above the ingredients: `Serving Size  : 2     Preparation Time :0:45`. */
const LABEL =
  /(Recipe By|Serving Size|Preparation Time|Categories|Category|Cooking Time|Start to Finish Time)\s{0,20}:/gi;

const isLabelled = (line: string): boolean => line.length < 400 && line.search(LABEL) !== -1;

/** Labels below the directions. Their text is in quotes on the next line. */
const QUOTED =
  /^(Description|Source|Copyright|Yield|Cuisine|Start to Finish Time|Ratings?|[ST]\([^()]{1,80}\))\s?:\s*(.*)$/i;
/** Labels below the end of the recipe. Their text is on the same line. */
const BELOW = /^\s*(?:Per Serving|NOTES?|Serving Ideas|Suggested Wine|Nutr\. Assoc\.|Exchanges)(?:\s[^:]{0,60})?:/i;

interface Field {
  readonly label: string;
  readonly text: string;
  /** The index of its last line. */
  readonly last: number;
}

const labelIn = (line: string): RegExpExecArray | null => (line.length < 2000 ? QUOTED.exec(line) : null);

/** Parses a label followed by its text, or by quoted text on the next lines. Undefined for any other line. */
const fieldAt = (lines: readonly string[], at: number): Field | undefined => {
  const [, label, value = ''] = labelIn(lines[at] ?? '') ?? [];
  if (label === undefined) return undefined;
  if (value !== '') return { label, text: collapseWhitespace(value).replaceAll(/^"|"$/g, ''), last: at };
  if (!/^\s+"/.test(lines[at + 1] ?? '')) return undefined;
  let last = at + 1;
  const isOpen = (): boolean => {
    const next = lines[last + 1] ?? '';
    return lines[last]?.trimEnd().endsWith('"') === false && next.trim() !== '' && labelIn(next) === null;
  };
  while (isOpen()) last += 1;
  const text = collapseWhitespace(lines.slice(at + 1, last + 1).join(' '));
  return { label, text: text.replaceAll(/^"|"$/g, ''), last };
};

class MxpReader {
  readonly #draft = new RecipeBuilder();
  readonly #lines: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  read(): ExtractedItem {
    this.#head();
    if (isUnderline(this.#line)) this.#table();
    const rest = this.#lines.slice(this.#at);
    const end = rest.findIndex((line) => END.test(line));
    this.#directions(end === -1 ? rest : rest.slice(0, end));
    if (end !== -1) this.#remarks(rest.slice(end + 1));
    if (!this.#draft.isEmpty) return this.#draft.recipe;
    return { kind: 'unreadable', title: '', reason: 'This part of the MasterCook file contains no recipe.' };
  }

  get #line(): string {
    return this.#lines[this.#at] ?? '';
  }

  /** Parses title and labels, down to the table rule. Without a table, the last label ends the head. */
  #head(): void {
    const rule = this.#lines.findIndex(isUnderline);
    const end = rule === -1 ? this.#lines.findLastIndex(isLabelled) + 1 : rule;
    const title: string[] = [];
    let label = '';
    for (; this.#at < end; this.#at += 1) {
      const line = expandTabs(this.#line);
      const labels = isLabelled(line) ? [...line.matchAll(LABEL)] : [];
      for (const [index, { 0: whole, 1: name = '', index: start }] of labels.entries()) {
        label = name.toLowerCase();
        this.#label(label, line.slice(start + whole.length, labels[index + 1]?.index));
      }
      if (labels.length > 0 || COLUMNS.test(line) || line.trim() === '') continue;
      if (label === '') title.push(line);
      else if (label.startsWith('categor')) this.#label(label, line);
      else this.#draft.addDescription(collapseWhitespace(line));
    }
    this.#draft.set('name', collapseWhitespace(title.join(' ')));
  }

  #label(name: string, written: string): void {
    const text = collapseWhitespace(written);
    if (name === 'recipe by') this.#draft.set('author', text);
    else if (name === 'serving size') this.#draft.addYield(text);
    else if (name === 'preparation time') this.#draft.set('prepTime', text);
    else if (name === 'cooking time') this.#draft.set('cookTime', text);
    else if (name === 'start to finish time') this.#draft.set('totalTime', text);
    else for (const category of written.trim().split(/\s{2,}/)) this.#draft.addCategory(category);
  }

  /** Rows end at a blank line unless another row follows it. */
  #table(): void {
    const table = new IngredientTable(this.#line);
    const rows: string[] = [];
    for (this.#at += 1; this.#at < this.#lines.length; this.#at += 1) {
      const next = this.#lines[this.#at + 1] ?? '';
      if (END.test(this.#line)) break;
      if (this.#line.trim() !== '') rows.push(this.#line);
      else if (rows.length > 0 && !table.isRow(next)) break;
      else if (rows.length === 0 && next.trim() !== '' && !/^\s{8}|^\s{0,8}[\d½¼¾]/.test(next)) break;
    }
    table.addRowsTo(this.#draft.ingredients, rows);
  }

  #directions(lines: readonly string[]): void {
    const text: string[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const field = fieldAt(lines, at);
      if (field !== undefined) {
        this.#quoted(field.label, field.text);
        at = field.last;
      } else if (BELOW.test(line.slice(0, 200))) {
        this.#remarks(lines.slice(at));
        break;
      } else text.push(line);
    }
    for (const paragraph of splitParagraphs(text)) this.#draft.steps.add(paragraph.join(' '));
  }

  #quoted(label: string, text: string): void {
    const name = label.toLowerCase();
    if (name === 'description') this.#draft.addDescription(text);
    else if (name === 'source') this.#draft.set('source', text);
    else if (name === 'yield') this.#draft.addYield(text);
    else if (name === 'cuisine') this.#draft.set('cuisine', text);
    else if (name === 'start to finish time') this.#draft.set('totalTime', text);
    else if (/^t\((?:cook|bak)/.test(name)) this.#draft.set('cookTime', text);
    else this.#draft.addNote(`${label.replace(/^[ST]\((.*)\)$/, '$1')}: ${text}`);
  }

  #remarks(lines: readonly string[]): void {
    for (const paragraph of splitParagraphs(lines)) {
      const text = paragraph.join(' ');
      if (/^Nutr\. Assoc/i.test(text)) continue;
      if (/^Per Serving/i.test(text)) this.#draft.addNutrition(text);
      else this.#draft.addNote(text.replace(/^NOTES? ?: ?/i, ''));
    }
  }
}

/** Parses one recipe of a text export, without its header line. */
export const readMxp = (lines: readonly string[]): ExtractedItem => new MxpReader(lines).read();
