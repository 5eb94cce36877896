import type { ExtractedItem } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { formatServings } from '../../values/format-servings.ts';
import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import { splitParagraphs } from '../../text/lines.ts';
import { SectionList, sectionsToIngredients, sectionsToInstructions } from '../../sections/section-list.ts';
import { parseIngredientColumns } from './ingredient-columns.ts';
import type { ColumnEntry } from './ingredient-columns.ts';

const FIELD = /^\s{0,10}(Title|Categories|Category|Yield|Servings|Serving)\s{0,3}:(.*)$/i;
/** `MMMMM-----SAUCE-----`, `-----SAUCE-----`, and the same with equals signs from other programs. */
const SECTION = /^\s{0,3}(?:MMMMM[-=]{2,}|[-=]{4,})\s*([^-=\s].*?)\s*[-=]{3,}\s*$/;
/** Only punctuation: a rule between parts of the directions. */
const RULE = /^[\s~:*=_.-]*$/;
/** Starts of paragraphs that are not directions: footnotes and nutrition facts. */
const REMARK = /^(?:\*+\s?(?=\S)|Per (?:serving|portion)\b|Nutr\b|Nutritional )/i;

/** Buffers ingredients in two columns, so that the left column can be emitted before the right one. */
class Columns {
  #left: ColumnEntry[] = [];
  #right: ColumnEntry[] = [];

  add([left, right]: readonly [ColumnEntry, ColumnEntry?]): void {
    this.#left.push(left);
    if (right !== undefined) this.#right.push(right);
  }

  flushTo(list: SectionList): void {
    for (const { text, isContinuation } of [...this.#left, ...this.#right]) {
      if (isContinuation) list.appendToLast(text);
      else list.add(text);
    }
    this.#left = [];
    this.#right = [];
  }
}

const sectionIn = (line: string): string | undefined => {
  if (line.length > 200 || !/[-=]{3}/.test(line)) return undefined;
  const title = SECTION.exec(line)?.[1];
  return title === undefined || !/[\p{L}\p{N}]/u.test(title) ? undefined : collapseWhitespace(title);
};

/** A short paragraph in capitals is the heading of the next ones. */
const isCapitals = (paragraph: readonly string[]): boolean => {
  const [line = '', more] = paragraph;
  return more === undefined && line.length <= 60 && /\p{Lu}{3}/u.test(line) && !/[\p{Ll}\d]/u.test(line);
};

class MealMasterReader {
  readonly #fields = new Map<string, string>();
  readonly #ingredients = new SectionList();
  readonly #columns = new Columns();
  readonly #steps = new SectionList();
  readonly #notes: string[] = [];
  #text: string[] = [];

  read(lines: readonly string[]): ExtractedItem {
    const body = this.#readFields(lines);
    let isDirections = false;
    for (const [index, line] of body.entries()) {
      const title = sectionIn(line);
      const ingredients = title === undefined ? parseIngredientColumns(line) : undefined;
      if (title !== undefined) {
        isDirections = isDirections && !this.#isBeforeIngredients(body, index);
        this.#openSection(title, isDirections);
      } else if (ingredients !== undefined && (!isDirections || this.#isSurely(line))) {
        isDirections = false;
        this.#columns.add(ingredients);
      } else if (line.trim() === '' && !isDirections) this.#columns.flushTo(this.#ingredients);
      else {
        isDirections = true;
        this.#text.push(RULE.test(line) ? '' : line.replace(/^\s*:/, ''));
      }
    }
    this.#columns.flushTo(this.#ingredients);
    this.#flushText();
    return this.#found();
  }

  /** Parses the fields at the top and returns the remaining lines. */
  #readFields(lines: readonly string[]): readonly string[] {
    let at = 0;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const [, name = '', value = ''] = FIELD.exec(line) ?? [];
      if (name !== '') this.#fields.set(name.toLowerCase(), collapseWhitespace(value));
      else if (line.trim() !== '') {
        // A long list of categories goes on below its label.
        const isMore = this.#fields.has('categories') && /^\s{12,}\S/.test(line) && lines[at - 1]?.trim() !== '';
        if (!isMore) break;
        this.#fields.set('categories', `${this.#fields.get('categories') ?? ''} ${collapseWhitespace(line)}`);
      }
    }
    return lines.slice(at);
  }

  #isBeforeIngredients(body: readonly string[], at: number): boolean {
    const next = body.slice(at + 1, at + 4).find((line) => line.trim() !== '');
    return next !== undefined && parseIngredientColumns(next) !== undefined;
  }

  /** Below the directions, only a strictly aligned line counts as an ingredient. */
  #isSurely(line: string): boolean {
    return /^[\d\s./-]{6}\d [a-z]{1,2} {1,2}\S/i.test(line);
  }

  #openSection(title: string, isDirections: boolean): void {
    this.#columns.flushTo(this.#ingredients);
    this.#flushText();
    if (isDirections) this.#steps.startSection(title);
    else this.#ingredients.startSection(title);
  }

  #flushText(): void {
    const paragraphs = splitParagraphs(this.#text);
    for (const [index, paragraph] of paragraphs.entries()) {
      const text = paragraph.join(' ');
      if (REMARK.test(text)) this.#notes.push(text);
      else if (isCapitals(paragraph) && index < paragraphs.length - 1) this.#steps.startSection(text);
      else this.#steps.add(text);
    }
    this.#text = [];
  }

  #found(): ExtractedItem {
    const title = this.#fields.get('title') ?? '';
    if (title === '' && this.#ingredients.isEmpty) {
      const shown = this.#steps.sections[0]?.items[0] ?? '';
      return {
        kind: 'unreadable',
        title: shown.slice(0, 60),
        reason: 'This part of the Meal-Master file has neither a title nor ingredients.',
      };
    }
    const notes = joinNotes(this.#notes);
    const made = this.#fields.get('yield') || this.#fields.get('servings') || this.#fields.get('serving') || '';
    return {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(title !== '' && { name: title }),
        ...(made !== '' && { recipeYield: formatServings(made) }),
        recipeCategory: this.#categories(),
        recipeIngredient: sectionsToIngredients(this.#ingredients.sections),
        recipeInstructions: sectionsToInstructions(this.#steps.sections),
      },
      ...(notes !== undefined && { overrides: { notes } }),
    };
  }

  #categories(): string[] {
    const text = this.#fields.get('categories') ?? this.#fields.get('category') ?? '';
    const all = text.split(',').map(collapseWhitespace);
    return all.filter((category) => category !== '' && !/^none$/i.test(category));
  }
}

/** Parses one recipe of a Meal-Master file, without its header line. */
export const readMealMaster = (lines: readonly string[]): ExtractedItem => new MealMasterReader().read(lines);
