import { toNameKey } from '../../../../platform/text/name-key.ts';
import type { IngredientSection, RecipeDocument, Step } from '../../../recipe-format/index.ts';
import { toSingleLine } from '../clean-text.ts';
import { getStepTitle } from '../recipe-content.ts';
import type { AssetPathResolver } from '../pictures.ts';
import { getExportLabels } from '../export-labels.ts';
import type { ExportLabels } from '../export-labels.ts';
import { escapeCooklang, formatSectionHeading } from './escape.ts';
import { findMentions } from './find-mentions.ts';
import type { Mention } from './find-mentions.ts';
import { writeFrontMatter } from './write-front-matter.ts';
import { createCookwareMarkup, createIngredientMarkup } from './markup.ts';
import type { CookwareMarkup, IngredientMarkup } from './markup.ts';
import { formatNote, writeNotes } from './write-notes.ts';
import { writeStep } from './write-step.ts';

type AnyMark = IngredientMarkup | CookwareMarkup;

interface MarkedSection {
  readonly title: string;
  readonly marks: readonly IngredientMarkup[];
}

const isIngredient = (mark: AnyMark): mark is IngredientMarkup => 'ingredient' in mark;

const markedSection = ({ title = '', ingredients }: IngredientSection, tag: string | undefined): MarkedSection => ({
  title: toSingleLine(title),
  marks: (ingredients ?? []).flatMap((one) => createIngredientMarkup(one, tag) ?? []),
});

const cookwareOf = ({ equipment, language }: RecipeDocument): CookwareMarkup[] =>
  (equipment ?? []).flatMap(
    ({ description, quantity, optional }) =>
      createCookwareMarkup(description, quantity, optional === true, language) ?? [],
  );

/** Joins alternatives: `@stock{1%l} or @water{}`. */
const joined = (marks: readonly IngredientMarkup[], words: ExportLabels): string =>
  marks
    .map(({ ingredient, name, write }, index) => {
      const { relation, optional } = ingredient;
      const before = index === 0 ? '' : relation === 'or' ? ` ${words.or} ` : relation === 'plus' ? ' + ' : ', ';
      return before + write(name) + (optional === true ? ` (${words.optional})` : '');
    })
    .join('');

const cookwareStep = (marks: readonly CookwareMarkup[], words: ExportLabels): string[] => {
  const tools = marks.map(({ name, write, isOptional }) => write(name) + (isOptional ? ` (${words.optional})` : ''));
  return tools.length === 0 ? [] : [`${words.need} ${tools.join(', ')}.`];
};

/**
 * What remains of an ingredient section: ingredients that no step mentions, and lines that say more than their markup.
 * If nothing remains, a titled section still lists its ingredients.
 */
const sectionBlocks = (
  { title, marks }: MarkedSection,
  isMentioned: (mark: AnyMark) => boolean,
  words: ExportLabels,
): string[] => {
  const left = marks.filter((mark) => !isMentioned(mark));
  const said = marks.filter(({ isComplete }) => !isComplete);
  const lines = said.length === 0 && left.length === 0 && title !== '' ? marks : said;
  return [
    ...(left.length === 0 ? [] : [`${words.take} ${joined(left, words)}.`]),
    ...(lines.length === 0 ? [] : [formatNote([`${words.asWritten}:`, ...lines.map(({ line }) => line)])]),
  ];
};

const steps = ({ instruction_sections }: RecipeDocument): Step[] =>
  (instruction_sections ?? []).flatMap(({ steps: all }) => all ?? []);

type Mentions = readonly (readonly Mention<AnyMark>[])[];

interface Method {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The steps of each section with their mentions marked up. */
const methodOf = (recipe: RecipeDocument, texts: readonly string[], mentions: Mentions): Method[] => {
  let number = 0;
  return (recipe.instruction_sections ?? []).map(({ title = '', steps: all }) => ({
    title: toSingleLine(title),
    lines: (all ?? []).flatMap((step) => {
      const text = writeStep(texts[number] ?? '', mentions[number] ?? [], recipe.language);
      number += 1;
      const named = getStepTitle(step);
      if (named === '') return text === '' ? [] : [text];
      return [
        text === '' ? escapeCooklang(named) : `${escapeCooklang(/\p{P}$/u.test(named) ? named : `${named}:`)} ${text}`,
      ];
    }),
  }));
};

/**
 * Collects blocks under section titles. After the first titled section, untitled blocks need a title too, or they would
 * belong to it.
 */
class Sections {
  readonly blocks: string[] = [];
  #isOpen = false;

  add(title: string, fallback: string, blocks: readonly string[]): void {
    if (title === '' && blocks.length === 0) return;
    const shown = title || (this.#isOpen ? fallback : '');
    if (shown !== '') this.blocks.push(formatSectionHeading(shown));
    this.#isOpen ||= shown !== '';
    // One by one, because there may be more blocks than a call can have arguments.
    for (const block of blocks) this.blocks.push(block);
  }
}

/**
 * Writes a recipe as Cooklang (https://cooklang.org/docs/spec/). Cooklang has no ingredient list: each ingredient is
 * marked at its first mention in a step. Unmentioned ingredients get their own first step, and what markup cannot
 * express goes into notes, so that nothing is lost.
 */
export const writeCooklang = (recipe: RecipeDocument, pathOf: AssetPathResolver = () => undefined): string => {
  const words = getExportLabels(recipe.language);
  const sections = (recipe.ingredient_sections ?? []).map((one) => markedSection(one, recipe.language));
  const cookware = cookwareOf(recipe);
  const all = steps(recipe);
  const texts = all.map(({ text }) => toSingleLine(text ?? ''));
  const uses = all.map(
    ({ ingredient_uses }) => new Set((ingredient_uses ?? []).map(({ ingredient_id }) => ingredient_id)),
  );
  const mentions = findMentions<AnyMark>(
    texts,
    [...sections.flatMap(({ marks }) => marks), ...cookware],
    (mark, step) =>
      isIngredient(mark) && mark.ingredient.id !== undefined && uses[step]?.has(mark.ingredient.id) === true,
  );
  const method = methodOf(recipe, texts, mentions);
  const mentioned = new Set(mentions.flatMap((inStep) => inStep.map(({ item }) => item)));
  const isMentioned = (mark: AnyMark): boolean => mentioned.has(mark);

  // Ingredients for the sauce go to the section that makes the sauce, if there is one.
  const titles = new Set(method.map(({ title }) => toNameKey(title)));
  const [within, apart] = [new Map<string, string[]>(), new Sections()];
  apart.add(
    '',
    '',
    cookwareStep(
      cookware.filter((mark) => !isMentioned(mark)),
      words,
    ),
  );
  for (const section of sections.toSorted((a, b) => Number(a.title !== '') - Number(b.title !== ''))) {
    const key = toNameKey(section.title);
    const blocks = sectionBlocks(section, isMentioned, words);
    if (section.title === '' || !titles.has(key)) apart.add(section.title, words.ingredients, blocks);
    else within.set(key, [...(within.get(key) ?? []), ...blocks]);
  }
  for (const { title, lines } of method) {
    const key = toNameKey(title);
    apart.add(title, words.method, [...(within.get(key) ?? []), ...lines]);
    within.delete(key);
  }
  apart.add('', words.notes, writeNotes(recipe));
  return `${[writeFrontMatter(recipe, pathOf), ...apart.blocks].join('\n\n')}\n`;
};
