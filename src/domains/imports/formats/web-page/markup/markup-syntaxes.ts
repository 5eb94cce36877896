import type { Element } from 'domhandler';

/** A syntax for embedding structured data in HTML elements. */
export interface MarkupSyntax {
  /** Whether the element is an entity with properties. */
  isEntity(element: Element): boolean;
  /** The entity's schema.org type, if there is an equivalent. */
  getType(element: Element): string;
  /** The properties of the enclosing entity that this element provides. */
  getPropertyNames(element: Element): readonly string[];
}

const splitWords = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(/\s+/).filter((word) => word !== '');

const getLastSegment = (url: string): string => url.slice(Math.max(url.lastIndexOf('/'), url.lastIndexOf('#')) + 1);

/** Property names from older vocabularies, such as data-vocabulary.org and hRecipe, and common mistakes. */
const CANONICAL_NAMES: ReadonlyMap<string, string> = new Map([
  ['ingredients', 'recipeIngredient'],
  ['ingredient', 'recipeIngredient'],
  ['recipeIngredients', 'recipeIngredient'],
  ['recipeingredient', 'recipeIngredient'],
  ['instructions', 'recipeInstructions'],
  ['instruction', 'recipeInstructions'],
  ['recipeInstruction', 'recipeInstructions'],
  ['recipeinstructions', 'recipeInstructions'],
  ['recipeDirections', 'recipeInstructions'],
  ['yield', 'recipeYield'],
  ['recipeyield', 'recipeYield'],
  ['servingSize', 'servingSize'],
  ['summary', 'description'],
  ['photo', 'image'],
  ['duration', 'totalTime'],
  ['preptime', 'prepTime'],
  ['cooktime', 'cookTime'],
  ['totaltime', 'totalTime'],
  ['published', 'datePublished'],
  ['recipeType', 'recipeCategory'],
  ['recipeCousine', 'recipeCuisine'],
  ['recipecategory', 'recipeCategory'],
  ['recipecuisine', 'recipeCuisine'],
  ['tag', 'keywords'],
]);

const toCanonicalName = (name: string): string => CANONICAL_NAMES.get(name) ?? name;

export const MICRODATA: MarkupSyntax = {
  isEntity: ({ attribs }) => attribs['itemscope'] !== undefined || attribs['itemtype'] !== undefined,
  getType: ({ attribs }) => getLastSegment(splitWords(attribs['itemtype'])[0] ?? ''),
  getPropertyNames: ({ attribs }) =>
    splitWords(attribs['itemprop']).map((name) => toCanonicalName(getLastSegment(name))),
};

/** Accepts `schema:name`, `v:name`, `https://schema.org/name` and `name`; ignores other vocabularies. */
const parseRdfaName = (name: string): string[] => {
  if (/^(?:schema|v):/.test(name)) return [toCanonicalName(name.slice(name.indexOf(':') + 1))];
  if (/^https?:\/\/(?:schema\.org|rdf\.data-vocabulary\.org)\//i.test(name))
    return [toCanonicalName(getLastSegment(name))];
  return name.includes(':') ? [] : [toCanonicalName(name)];
};

export const RDFA: MarkupSyntax = {
  isEntity: ({ attribs }) => attribs['typeof'] !== undefined,
  getType: ({ attribs }) => {
    const [type = ''] = splitWords(attribs['typeof']);
    return getLastSegment(type.slice(type.startsWith('http') ? 0 : type.indexOf(':') + 1));
  },
  getPropertyNames: ({ attribs }) =>
    [...splitWords(attribs['property']), ...splitWords(attribs['rel'])].flatMap(parseRdfaName),
};

/** hRecipe and h-recipe class names and their schema.org properties. */
const PROPERTY_CLASSES: ReadonlyMap<string, string> = new Map([
  ['fn', 'name'],
  ['p-name', 'name'],
  ['ingredient', 'recipeIngredient'],
  ['p-ingredient', 'recipeIngredient'],
  ['instruction', 'recipeInstructions'],
  ['instructions', 'recipeInstructions'],
  ['e-instructions', 'recipeInstructions'],
  ['yield', 'recipeYield'],
  ['p-yield', 'recipeYield'],
  ['duration', 'totalTime'],
  ['dt-duration', 'totalTime'],
  ['preptime', 'prepTime'],
  ['prepTime', 'prepTime'],
  ['cooktime', 'cookTime'],
  ['cookTime', 'cookTime'],
  ['totaltime', 'totalTime'],
  ['totalTime', 'totalTime'],
  ['photo', 'image'],
  ['u-photo', 'image'],
  ['summary', 'description'],
  ['p-summary', 'description'],
  ['author', 'author'],
  ['p-author', 'author'],
  ['published', 'datePublished'],
  ['dt-published', 'datePublished'],
  ['p-category', 'recipeCategory'],
  ['tag', 'keywords'],
]);

const ENTITY_CLASSES: ReadonlyMap<string, string> = new Map([
  ['hrecipe', 'Recipe'],
  ['h-recipe', 'Recipe'],
  ['vcard', 'Person'],
  ['h-card', 'Person'],
  ['hreview', 'Review'],
  ['hreview-aggregate', 'AggregateRating'],
  ['h-review', 'Review'],
]);

export const MICROFORMATS: MarkupSyntax = {
  isEntity: ({ attribs }) => splitWords(attribs['class']).some((name) => ENTITY_CLASSES.has(name)),
  getType: ({ attribs }) =>
    splitWords(attribs['class'])
      .flatMap((name) => ENTITY_CLASSES.get(name) ?? [])
      .at(0) ?? '',
  getPropertyNames: ({ attribs }) => splitWords(attribs['class']).flatMap((name) => PROPERTY_CLASSES.get(name) ?? []),
};
