import type { Element } from 'domhandler';

import { joinProse } from '../shared/facts/join-prose.ts';
import { elementsIn } from '../shared/html/elements-in.ts';
import { parseHtml } from '../shared/html/parse-html.ts';
import { linesOf, textOf } from '../shared/html/text-of.ts';
import type { PieceOfPage } from '../shared/members/html-export.ts';
import { heading, ingredientList, instructionList, line } from '../shared/words/entries.ts';
import type { Entry } from '../shared/words/entries.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { sourceInWords } from '../shared/words/source-words.ts';
import { webAddress } from '../shared/words/web-address.ts';

const classesOf = ({ attribs }: Element): readonly string[] => (attribs['class'] ?? '').split(/\s+/);

const isOfClass = (element: Element, ending: string): boolean =>
  classesOf(element).some((name) => name.endsWith(ending));

/** The elements right below one. */
const childrenOf = (element: Element): readonly Element[] =>
  elementsIn(element).filter(({ parent }) => parent === element);

/** What a list holds: lines, headings with a class of their own, and what only makes room. */
const entriesIn = (list: Element | undefined): readonly Entry[] =>
  (list === undefined ? [] : childrenOf(list))
    .filter((child) => !isOfClass(child, '_spacer'))
    .map((child) => {
      const text = textOf(child);
      return isOfClass(child, '_subheader') ? heading(text.replace(/[:：]$/u, '').trim(), text) : line(text);
    });

/** Ids of the parts that are parsed. Anything else goes into the notes. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'name link description categories extra_info servings recipeIngredient_header recipeIngredients ' +
    'recipeInstructions_header recipeInstructions recipeNotes_header recipeNotes'
  ).split(' '),
);

export const fromCopyMeThat = (text: string): PieceOfPage | undefined => {
  const recipe = elementsIn(parseHtml(text)).find((element) => classesOf(element).includes('recipe'));
  if (recipe === undefined) return undefined;
  const elements = elementsIn(recipe);
  // In a page ids repeat for each recipe, in a recipe they do not.
  const byId = (id: string): Element | undefined => elements.find(({ attribs }) => attribs['id'] === id);
  const textAt = (id: string): string => {
    const element = byId(id);
    return element === undefined ? '' : textOf(element);
  };
  const linesAt = (id: string): readonly string[] => {
    const element = byId(id);
    return element === undefined ? [] : linesOf(element);
  };
  const url = webAddress(byId('original_link')?.attribs['href'] ?? '') ?? webAddress(textAt('original_link'));
  // `Adapted from …`: a link, or words for where it comes from.
  const source = url === undefined ? sourceInWords(textAt('link').replace(/^Adapted from:?/i, '')) : undefined;
  const unknown = childrenOf(recipe).filter(({ name, attribs }) => name !== 'img' && !KNOWN.has(attribs['id'] ?? ''));
  const notes = joinProse([linesAt('recipeNotes').join('\n'), ...unknown.map((one) => linesOf(one).join('\n'))]);
  return {
    found: {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        name: textAt('name'),
        description: linesAt('description').join('\n'),
        url,
        recipeYield: textAt('recipeYield'),
        recipeIngredient: ingredientList(entriesIn(byId('recipeIngredients'))),
        recipeInstructions: instructionList(entriesIn(byId('recipeInstructions'))),
        keywords: elements.filter((element) => isOfClass(element, 'recipeCategory')).map(textOf),
        aggregateRating: ratingNode(Number(textAt('ratingValue')) || undefined),
        favorite: textAt('starred') === '' ? undefined : true,
        made: textAt('made_this') === '' ? undefined : true,
      },
      also: { ...(source && { source }), ...(notes !== undefined && { notes }) },
    },
    pictures: elements.flatMap((element) => (isOfClass(element, 'recipeImage') ? (element.attribs['src'] ?? []) : [])),
  };
};
