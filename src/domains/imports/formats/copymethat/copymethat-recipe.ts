import type { Element } from 'domhandler';

import { joinNotes } from '../../text/join-notes.ts';
import { findElements } from '../../markup/html/find-elements.ts';
import { parseHtml } from '../../markup/html/parse-html.ts';
import { getNodeLines, getNodeText } from '../../markup/html/node-text.ts';
import type { HtmlExportRecipe } from '../../archives/html-export.ts';
import {
  createHeadingEntry,
  entriesToIngredients,
  entriesToInstructions,
  createLineEntry,
} from '../../sections/list-entries.ts';
import type { ListEntry } from '../../sections/list-entries.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseSource } from '../../values/parse-source.ts';
import { parseUrl } from '../../values/parse-url.ts';

const classesOf = ({ attribs }: Element): readonly string[] => (attribs['class'] ?? '').split(/\s+/);

const isOfClass = (element: Element, ending: string): boolean =>
  classesOf(element).some((name) => name.endsWith(ending));

/** The elements right below one. */
const childrenOf = (element: Element): readonly Element[] =>
  findElements(element).filter(({ parent }) => parent === element);

/** What a list holds: lines, headings with a class of their own, and what only makes room. */
const entriesIn = (list: Element | undefined): readonly ListEntry[] =>
  (list === undefined ? [] : childrenOf(list))
    .filter((child) => !isOfClass(child, '_spacer'))
    .map((child) => {
      const text = getNodeText(child);
      return isOfClass(child, '_subheader')
        ? createHeadingEntry(text.replace(/[:：]$/u, '').trim(), text)
        : createLineEntry(text);
    });

/** Ids of the parts that are parsed. Anything else goes into the notes. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'name link description categories extra_info servings recipeIngredient_header recipeIngredients ' +
    'recipeInstructions_header recipeInstructions recipeNotes_header recipeNotes'
  ).split(' '),
);

export const fromCopyMeThat = (text: string): HtmlExportRecipe | undefined => {
  const recipe = findElements(parseHtml(text)).find((element) => classesOf(element).includes('recipe'));
  if (recipe === undefined) return undefined;
  const elements = findElements(recipe);
  // In a page ids repeat for each recipe, in a recipe they do not.
  const byId = (id: string): Element | undefined => elements.find(({ attribs }) => attribs['id'] === id);
  const textAt = (id: string): string => {
    const element = byId(id);
    return element === undefined ? '' : getNodeText(element);
  };
  const linesAt = (id: string): readonly string[] => {
    const element = byId(id);
    return element === undefined ? [] : getNodeLines(element);
  };
  const url = parseUrl(byId('original_link')?.attribs['href'] ?? '') ?? parseUrl(textAt('original_link'));
  // `Adapted from …`: a link, or words for where it comes from.
  const source = url === undefined ? parseSource(textAt('link').replace(/^Adapted from:?/i, '')) : undefined;
  const unknown = childrenOf(recipe).filter(({ name, attribs }) => name !== 'img' && !KNOWN.has(attribs['id'] ?? ''));
  const notes = joinNotes([linesAt('recipeNotes').join('\n'), ...unknown.map((one) => getNodeLines(one).join('\n'))]);
  return {
    recipe: {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        name: textAt('name'),
        description: linesAt('description').join('\n'),
        url,
        recipeYield: textAt('recipeYield'),
        recipeIngredient: entriesToIngredients(entriesIn(byId('recipeIngredients'))),
        recipeInstructions: entriesToInstructions(entriesIn(byId('recipeInstructions'))),
        keywords: elements.filter((element) => isOfClass(element, 'recipeCategory')).map(getNodeText),
        aggregateRating: createRatingNode(Number(textAt('ratingValue')) || undefined),
        favorite: textAt('starred') === '' ? undefined : true,
        made: textAt('made_this') === '' ? undefined : true,
      },
      overrides: { ...(source && { source }), ...(notes !== undefined && { notes }) },
    },
    photoUrls: elements.flatMap((element) => (isOfClass(element, 'recipeImage') ? (element.attribs['src'] ?? []) : [])),
  };
};
