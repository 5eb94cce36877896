import type { Element, ParentNode } from 'domhandler';

import type { Section } from '../../../sections/section-list.ts';
import type { RecipeCandidate } from '../recipe-candidate.ts';
import type { Page } from '../page.ts';
import { collectLines } from '../visible/collect-lines.ts';
import { extractIngredientSections, extractStepSections } from '../visible/extract-sections.ts';
import type { PartKind } from '../visible/parts/part-candidate.ts';
import { extractVisibleText } from '../visible/visible-text.ts';
import type { VisibleText } from '../visible/visible-text.ts';
import { toJsonLdNode, collectEntities, getPropertyText } from './entities.ts';
import type { MarkupEntity } from './entities.ts';
import { MICRODATA, MICROFORMATS, RDFA } from './markup-syntaxes.ts';
import type { MarkupSyntax } from './markup-syntaxes.ts';

/** Maximum number of elements for each part of a recipe. */
const MAX_ITEMS = 1000;

const PART_PROPERTIES: readonly (readonly [PartKind, string])[] = [
  ['ingredients', 'recipeIngredient'],
  ['steps', 'recipeInstructions'],
];

const isNestedIn = (node: ParentNode, roots: ReadonlySet<ParentNode>): boolean => {
  for (let ancestor = node.parent; ancestor !== null; ancestor = ancestor.parent) if (roots.has(ancestor)) return true;
  return false;
};

const mentionsRecipe = (type: string | undefined): boolean => type !== undefined && /recipe/i.test(type);

const isRecipe = ({ type }: MarkupEntity): boolean => type.toLowerCase() === 'recipe';

/** Whether the elements are whole lists rather than single list items. */
const areLists = (elements: readonly Element[], { lines, ranges }: VisibleText): boolean => {
  if (elements.length === 1) return true;
  return elements.some((element) => {
    const [start, end] = ranges.get(element) ?? [0, 0];
    return new Set(lines.slice(start, end).map(({ item }) => item)).size > 2;
  });
};

/** Extracts sections from elements that are either single items or whole lists. */
const extractSections = (kind: PartKind, elements: readonly Element[], text: VisibleText): Section[] => {
  const lines = collectLines(elements.slice(0, MAX_ITEMS), text, !areLists(elements, text));
  return kind === 'ingredients' ? extractIngredientSections(lines) : extractStepSections(lines);
};

const toCandidate = (entity: MarkupEntity, layer: RecipeCandidate['layer']): RecipeCandidate => {
  const text = extractVisibleText(entity.root, 'part');
  const { recipeIngredient: _, recipeInstructions: __, ...node } = toJsonLdNode(entity);
  const parts = PART_PROPERTIES.map(([kind, name]): readonly Section[] => {
    const values = entity.properties.get(name) ?? [];
    const elements = values.map(({ element }) => element);
    // Elements with a `content` attribute are invisible, so they have no visible lines.
    const isInvisible = elements.length > 0 && elements.every(({ attribs }) => attribs['content'] !== undefined);
    if (!isInvisible) return extractSections(kind, elements, text);
    const items = values.map((value) => getPropertyText(name, value)).filter((item) => item !== '');
    return items.length > 0 ? [{ title: '', items }] : [];
  });
  const [ingredients = [], steps = []] = parts;
  return { layer, node, ingredients, steps };
};

const MAX_RECIPES = 50;

/** Finds the recipes on a page. A recipe nested in another one is skipped so that nothing is read twice. */
const findRecipes = (page: Page, syntax: MarkupSyntax, layer: RecipeCandidate['layer']): RecipeCandidate[] => {
  const roots = new Set<ParentNode>();
  const recipes = collectEntities(page.document, page.elements, syntax).filter((entity) => {
    if (!isRecipe(entity) || roots.size >= MAX_RECIPES || isNestedIn(entity.root, roots)) return false;
    roots.add(entity.root);
    return true;
  });
  return recipes.map((entity) => toCandidate(entity, layer));
};

/** Some pages mark the properties but forget the enclosing recipe. */
const findUnenclosedRecipe = (page: Page): RecipeCandidate[] => {
  const [root] = collectEntities(page.document, page.elements, MICRODATA);
  const ingredientCount = root?.properties.get('recipeIngredient')?.length ?? 0;
  if (root === undefined || ingredientCount === 0) return [];
  const { node, ...parts } = toCandidate(root, 'microdata');
  // Without a recipe entity there is no telling what a `name` refers to.
  return [{ ...parts, node: { ...node, name: undefined } }];
};

/** Which syntaxes may contain a recipe. Many pages mark up nothing but their breadcrumbs. */
const detectSyntaxes = ({ elements }: Page): Readonly<Record<'microdata' | 'rdfa' | 'microformats', boolean>> => {
  const syntaxes = { microdata: false, rdfa: false, microformats: false };
  for (const { attribs } of elements) {
    syntaxes.microdata ||= mentionsRecipe(attribs['itemtype']) || attribs['itemprop']?.includes('ngredient') === true;
    syntaxes.rdfa ||= mentionsRecipe(attribs['typeof']);
    syntaxes.microformats ||= attribs['class']?.includes('recipe') === true && /\bh-?recipe\b/.test(attribs['class']);
  }
  return syntaxes;
};

/** Extracts the recipes marked up with microdata, RDFa or microformats. */
export const extractMarkup = (page: Page): RecipeCandidate[] => {
  const syntaxes = detectSyntaxes(page);
  const microdata = syntaxes.microdata ? findRecipes(page, MICRODATA, 'microdata') : [];
  if (microdata.length > 0) return microdata;
  const others = [
    ...(syntaxes.rdfa ? findRecipes(page, RDFA, 'rdfa') : []),
    ...(syntaxes.microformats ? findRecipes(page, MICROFORMATS, 'microformats') : []),
  ];
  if (others.length > 0) return others;
  return syntaxes.microdata ? findUnenclosedRecipe(page) : [];
};
