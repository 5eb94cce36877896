import type { Element } from 'domhandler';

/** A syntax for embedding structured data in HTML elements. */
export interface Dialect {
  /** Whether the element is an entity with properties. */
  isThing(element: Element): boolean;
  /** The entity's schema.org type, if there is an equivalent. */
  typeOf(element: Element): string;
  /** The properties of the enclosing entity that this element provides. */
  namesOf(element: Element): readonly string[];
}

const words = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(/\s+/).filter((word) => word !== '');

const lastPart = (address: string): string =>
  address.slice(Math.max(address.lastIndexOf('/'), address.lastIndexOf('#')) + 1);

/** Property names from older vocabularies, such as data-vocabulary.org and hRecipe, and common mistakes. */
const RENAMED: ReadonlyMap<string, string> = new Map([
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

const renamed = (name: string): string => RENAMED.get(name) ?? name;

export const MICRODATA: Dialect = {
  isThing: ({ attribs }) => attribs['itemscope'] !== undefined || attribs['itemtype'] !== undefined,
  typeOf: ({ attribs }) => lastPart(words(attribs['itemtype'])[0] ?? ''),
  namesOf: ({ attribs }) => words(attribs['itemprop']).map((name) => renamed(lastPart(name))),
};

/** Accepts `schema:name`, `v:name`, `https://schema.org/name` and `name`; ignores other vocabularies. */
const rdfaName = (name: string): string[] => {
  if (/^(?:schema|v):/.test(name)) return [renamed(name.slice(name.indexOf(':') + 1))];
  if (/^https?:\/\/(?:schema\.org|rdf\.data-vocabulary\.org)\//i.test(name)) return [renamed(lastPart(name))];
  return name.includes(':') ? [] : [renamed(name)];
};

export const RDFA: Dialect = {
  isThing: ({ attribs }) => attribs['typeof'] !== undefined,
  typeOf: ({ attribs }) => {
    const [type = ''] = words(attribs['typeof']);
    return lastPart(type.slice(type.startsWith('http') ? 0 : type.indexOf(':') + 1));
  },
  namesOf: ({ attribs }) => [...words(attribs['property']), ...words(attribs['rel'])].flatMap(rdfaName),
};

/** hRecipe and h-recipe class names and their schema.org properties. */
const CLASSES: ReadonlyMap<string, string> = new Map([
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

const THINGS: ReadonlyMap<string, string> = new Map([
  ['hrecipe', 'Recipe'],
  ['h-recipe', 'Recipe'],
  ['vcard', 'Person'],
  ['h-card', 'Person'],
  ['hreview', 'Review'],
  ['hreview-aggregate', 'AggregateRating'],
  ['h-review', 'Review'],
]);

export const MICROFORMATS: Dialect = {
  isThing: ({ attribs }) => words(attribs['class']).some((name) => THINGS.has(name)),
  typeOf: ({ attribs }) =>
    words(attribs['class'])
      .flatMap((name) => THINGS.get(name) ?? [])
      .at(0) ?? '',
  namesOf: ({ attribs }) => words(attribs['class']).flatMap((name) => CLASSES.get(name) ?? []),
};
