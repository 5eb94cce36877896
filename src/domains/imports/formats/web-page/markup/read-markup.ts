import type { Element, ParentNode } from 'domhandler';

import type { Section } from '../../shared/sections/section-list.ts';
import type { Candidate } from '../candidate.ts';
import type { Page } from '../page.ts';
import type { VisibleText } from '../visible/line.ts';
import { linesOfGroup } from '../visible/lines-of-group.ts';
import type { PartKind } from '../visible/part.ts';
import { readIngredientSections, readStepSections } from '../visible/read-sections.ts';
import { visibleText } from '../visible/visible-lines.ts';
import { MICRODATA, MICROFORMATS, RDFA } from './dialect.ts';
import type { Dialect } from './dialect.ts';
import { nodeOfThing, readThings, textOfStatement } from './read-things.ts';
import type { Thing } from './read-things.ts';

/** Of what states a part of a recipe. */
const MOST_ITEMS = 1000;

const PARTS: readonly (readonly [PartKind, string])[] = [
  ['ingredients', 'recipeIngredient'],
  ['steps', 'recipeInstructions'],
];

const isUnder = (node: ParentNode, roots: ReadonlySet<ParentNode>): boolean => {
  for (let at = node.parent; at !== null; at = at.parent) if (roots.has(at)) return true;
  return false;
};

const isOfRecipe = (type: string | undefined): boolean => type !== undefined && /recipe/i.test(type);

const isRecipe = ({ type }: Thing): boolean => type.toLowerCase() === 'recipe';

/** Whether the elements are lists, and not each an item of one. */
const areLists = (elements: readonly Element[], { lines, ranges }: VisibleText): boolean => {
  if (elements.length === 1) return true;
  const hasItems = elements.some((element) => {
    const [from, to] = ranges.get(element) ?? [0, 0];
    return new Set(lines.slice(from, to).map(({ item }) => item)).size > 2;
  });
  return hasItems;
};

/** The items that elements state, which may be an item each, or whole lists. */
const sectionsOf = (kind: PartKind, elements: readonly Element[], text: VisibleText): Section[] => {
  const lines = linesOfGroup(elements.slice(0, MOST_ITEMS), text, !areLists(elements, text));
  return kind === 'ingredients' ? readIngredientSections(lines) : readStepSections(lines);
};

/** A recipe that elements of a page are marked as. */
const candidateOf = (thing: Thing, layer: Candidate['layer']): Candidate => {
  const text = visibleText(thing.root, 'part');
  const { recipeIngredient: _, recipeInstructions: __, ...node } = nodeOfThing(thing);
  const parts = PARTS.map(([kind, name]): readonly Section[] => {
    const statements = thing.properties.get(name) ?? [];
    const elements = statements.map(({ element }) => element);
    // What is there for machines alone has no place among the lines.
    const isUnseen = elements.length > 0 && elements.every(({ attribs }) => attribs['content'] !== undefined);
    if (!isUnseen) return sectionsOf(kind, elements, text);
    const items = statements.map((statement) => textOfStatement(name, statement)).filter((item) => item !== '');
    return items.length > 0 ? [{ title: '', items }] : [];
  });
  const [ingredients = [], steps = []] = parts;
  return { layer, node, ingredients, steps };
};

const MOST_RECIPES = 50;

/** The recipes of a page. One in another belongs to it, so that nothing is read twice. */
const recipesIn = (page: Page, dialect: Dialect, layer: Candidate['layer']): Candidate[] => {
  const roots = new Set<ParentNode>();
  const recipes = readThings(page.document, page.elements, dialect).filter((thing) => {
    if (!isRecipe(thing) || roots.size >= MOST_RECIPES || isUnder(thing.root, roots)) return false;
    roots.add(thing.root);
    return true;
  });
  return recipes.map((thing) => candidateOf(thing, layer));
};

/** Some pages name the properties and forget to say of what. */
const looseRecipe = (page: Page): Candidate[] => {
  const [loose] = readThings(page.document, page.elements, MICRODATA);
  const stated = loose?.properties.get('recipeIngredient')?.length ?? 0;
  if (loose === undefined || stated === 0) return [];
  const { node, ...parts } = candidateOf(loose, 'microdata');
  // Nobody knows what a name is the name of.
  return [{ ...parts, node: { ...node, name: undefined } }];
};

/** Which kinds of marks a page may have a recipe in. Many mark no more than where the page stands on the site. */
const marksOf = ({ elements }: Page): Readonly<Record<'microdata' | 'rdfa' | 'microformats', boolean>> => {
  const marks = { microdata: false, rdfa: false, microformats: false };
  for (const { attribs } of elements) {
    marks.microdata ||= isOfRecipe(attribs['itemtype']) || attribs['itemprop']?.includes('ngredient') === true;
    marks.rdfa ||= isOfRecipe(attribs['typeof']);
    marks.microformats ||= attribs['class']?.includes('recipe') === true && /\bh-?recipe\b/.test(attribs['class']);
  }
  return marks;
};

/** The recipes that a page marks in its text, by microdata, RDFa or microformats. */
export const readMarkup = (page: Page): Candidate[] => {
  const marks = marksOf(page);
  const microdata = marks.microdata ? recipesIn(page, MICRODATA, 'microdata') : [];
  if (microdata.length > 0) return microdata;
  const others = [
    ...(marks.rdfa ? recipesIn(page, RDFA, 'rdfa') : []),
    ...(marks.microformats ? recipesIn(page, MICROFORMATS, 'microformats') : []),
  ];
  if (others.length > 0) return others;
  return marks.microdata ? looseRecipe(page) : [];
};
