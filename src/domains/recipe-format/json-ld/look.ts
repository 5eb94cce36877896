import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { LONGEST_LABEL, LONGEST_LINE } from '../schema/vocabulary.ts';
import { ImageList } from './read-images.ts';
import { readInstructions } from './read-instructions.ts';
import { readVisible } from './read-visible.ts';
import type { Visible } from './read-visible.ts';
import { Reader } from './reader.ts';
import type { ReadOptions } from './reader.ts';
import { writeStep } from './write-instructions.ts';
import { lineOf, writeVisible } from './write-visible.ts';

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** Identifies a step by its text. The title is a single line, so this is unambiguous. */
export const wordsOf = ({ title, text }: Step): string => `${title ?? ''}\n${text ?? ''}`;

/**
 * How parts of a document look to a reader that knows only schema.org: each is written and read again. Lines and steps
 * are converted one by one, so that each costs only its own length.
 */
export class Look {
  readonly #options: ReadOptions;
  readonly #language: string | undefined;

  constructor(options: ReadOptions, language: string | undefined) {
    this.#options = options;
    this.#language = language;
  }

  of(part: Partial<RecipeDocument>): Visible {
    const language = this.#language === undefined ? {} : { language: this.#language };
    return readVisible(writeVisible({ title: 'x', ...language, ...part }), this.#options);
  }

  line(ingredient: Ingredient): string | undefined {
    return new Reader(this.#options).line(lineOf(ingredient, this.#language), LONGEST_LINE) || undefined;
  }

  label(text: string | undefined): string {
    return new Reader(this.#options).line(text, LONGEST_LABEL);
  }

  words(step: Step): string | undefined {
    const { title, text } = step;
    const node = writeStep({ ...(title && { title }), ...(text && { text }) }, NO_PICTURES);
    const reader = new Reader(this.#options);
    const read = readInstructions(reader, new ImageList(reader), [node])[0]?.steps?.[0];
    return read && wordsOf(read);
  }
}
