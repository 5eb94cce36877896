import { foldHeading } from '../shared/vocabulary/fold.ts';

// Our own export of Cooklang has words of its own for what the markup cannot say, in the language of the recipe. A test
// over both rooms (test/imports/own-exports.test.ts) holds them together.

const folded = (words: string): ReadonlySet<string> => new Set(words.split(',').map(foldHeading));

/** Introduce the ingredients that no step mentions: `Take @salt{} and … .` */
const TAKE = folded('Take, Man nehme, Prendre, Tomar, Prendere, Neem, Ta, Pegar');
const NEED = folded('You need, Man braucht, Il faut, Se necesita, Servono, Nodig, Du behöver, É preciso');
/** Introduce a note that lists the ingredient lines as authored. */
const AS_WRITTEN = folded(
  'As written, Im Wortlaut, Tel qu’écrit, Texto original, Testo originale, Zoals geschreven, I original',
);
/** Placeholder titles for untitled sections in a recipe that also has titled ones. */
const UNTITLED = folded(
  `Ingredients, Zutaten, Ingrédients, Ingredientes, Ingredienti, Ingrediënten, Ingredienser,
  Method, Zubereitung, Préparation, Preparación, Procedimento, Bereiding, Gör så här, Preparo,
  Notes, Hinweise, Notas, Note, Notities, Anteckningar`,
);
const OPTIONAL = folded('optional, nach Belieben, facultatif, opcional, facoltativo, optioneel, valfritt');
const BETWEEN = folded('or, oder, ou, o, of, eller');

export const takesIngredients = (words: string): boolean => TAKE.has(foldHeading(words));
export const needsCookware = (words: string): boolean => NEED.has(foldHeading(words));
export const isAsWritten = (line: string): boolean => line.endsWith(':') && AS_WRITTEN.has(foldHeading(line));
export const isUntitled = (title: string): boolean => UNTITLED.has(foldHeading(title));

/** Whether this text may separate the marks of a step that only lists them. */
export const isListing = (words: string): boolean =>
  words.split(/[\s,.+()]+/).length <= 8 &&
  words
    .split(/[,.+()]/)
    .map(foldHeading)
    .every((part) => part === '' || BETWEEN.has(part) || OPTIONAL.has(part));

export const saysOptional = (words: string): boolean =>
  OPTIONAL.has(foldHeading(/\(([^()]{1,40})\)/.exec(words)?.[1] ?? ''));
