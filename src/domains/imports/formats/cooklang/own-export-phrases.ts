import { foldText } from '../../text/fold-text.ts';

// Our own export of Cooklang has words of its own for what the markup cannot say, in the language of the recipe. A test
// over both domains (test/imports/own-exports.test.ts) holds them together.

const folded = (words: string): ReadonlySet<string> => new Set(words.split(',').map(foldText));

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

export const isIngredientIntro = (words: string): boolean => TAKE.has(foldText(words));
export const isCookwareIntro = (words: string): boolean => NEED.has(foldText(words));
export const isAuthoredLinesIntro = (line: string): boolean => line.endsWith(':') && AS_WRITTEN.has(foldText(line));
export const isPlaceholderTitle = (title: string): boolean => UNTITLED.has(foldText(title));

/** Whether this text may separate the marks of a step that only lists them. */
export const isListSeparator = (words: string): boolean =>
  words.split(/[\s,.+()]+/).length <= 8 &&
  words
    .split(/[,.+()]/)
    .map(foldText)
    .every((part) => part === '' || BETWEEN.has(part) || OPTIONAL.has(part));

export const isMarkedOptional = (words: string): boolean =>
  OPTIONAL.has(foldText(/\(([^()]{1,40})\)/.exec(words)?.[1] ?? ''));
