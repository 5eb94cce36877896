import type { Found } from '../format.ts';
import { squeezed } from '../shared/lines/split-lines.ts';
import { attribute, childNamed, childrenNamed, elementsIn, lineOf, textIn } from '../shared/xml/elements.ts';
import type { XmlElement } from '../shared/xml/read-xml.ts';
import { headingText, ingredientText } from './ingredient-table.ts';
import { readMxp, splitMxp } from './read-mxp.ts';
import { RecipeDraft } from './recipe-draft.ts';

/** Quantities have six decimals: `2.000000`. */
const numberText = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Text that may have several lines, with spaces collapsed in each. */
const proseIn = (element: XmlElement): string => textIn(element).split(/\r?\n/).map(squeezed).join('\n').trim();

const readIngredients = (draft: RecipeDraft, recipe: XmlElement): void => {
  const rows = childrenNamed(recipe, 'ingr');
  const isShouted = rows.every((row) => !/\p{Ll}{2}/u.test(attribute(row, 'name')));
  for (const row of rows) {
    const [name, unit, quantity] = [attribute(row, 'name'), attribute(row, 'unit'), attribute(row, 'qty')];
    const preparation = lineOf(row, 'iprp');
    const isText = unit === '' && quantity === '' && preparation === '';
    // A subtitle has a code of its own; most people wrote their headings as ingredients all the same.
    const heading = isText ? (attribute(row, 'code') === 'S' ? name : headingText(name, isShouted)) : undefined;
    const line = ingredientText(
      joined(numberText(quantity), unit, name, preparation === '' ? '' : `-- ${preparation}`),
    );
    if (heading !== undefined && heading !== '') draft.ingredients.open(heading.replace(/:$/, ''));
    else if (line !== '') draft.ingredients.add(line);
  }
};

/** Adds an element that maps to a single property. */
const readElement = (draft: RecipeDraft, element: XmlElement): void => {
  const text = proseIn(element);
  const elapsed = attribute(element, 'elapsed');
  switch (element.name) {
    case 'serv':
      draft.serves(attribute(element, 'qty') || text);
      break;
    case 'prpt':
      draft.set('prepTime', elapsed || text);
      break;
    case 'ttim':
      draft.set('totalTime', elapsed || text);
      break;
    case 'altt':
      if (/^(?:cook|bak)/i.test(attribute(element, 'label'))) draft.set('cookTime', elapsed);
      else draft.note(`${attribute(element, 'label')}: ${elapsed}`);
      break;
    case 'yield':
      draft.serves(joined(numberText(attribute(element, 'qty')), attribute(element, 'unit')) || text);
      break;
    case 'cats':
      for (const category of childrenNamed(element, 'catt')) draft.file(squeezed(textIn(category)));
      break;
    case 'dirs':
      for (const step of childrenNamed(element, 'dirt')) draft.steps.add(proseIn(step));
      if (draft.steps.isEmpty) draft.steps.addAll(text.split(/\n{2,}/));
      break;
    case 'desc':
      draft.describe(text);
      break;
    case 'natn':
      draft.set('cuisine', text);
      break;
    case 'srce':
      draft.set('source', text);
      break;
    case 'nutr':
      draft.nourish(text);
      break;
    case 'alts':
      draft.note(`${attribute(element, 'label')}: ${attribute(element, 'source')}`);
      break;
    case 'cpyr':
    case 'wine':
    case 'srvi':
    case 'note':
      draft.note(text);
      break;
    case 'rats':
      for (const one of elementsIn(element)) draft.note(`${attribute(one, 'name')}: ${attribute(one, 'value')}`);
      break;
    default:
  }
};

/** Files also contain the recipe as displayed text, which may be the only place where its contents are. */
const readShown = (recipe: XmlElement): Found | undefined => {
  const shown = childNamed(recipe, 'rtxt');
  const [lines] = shown === undefined ? [] : splitMxp(textIn(shown));
  return lines === undefined ? undefined : readMxp(lines);
};

/** Parses one `RcpE` element of an MX2 file. */
export const readMx2 = (recipe: XmlElement): Found => {
  const draft = new RecipeDraft();
  draft.set('name', attribute(recipe, 'name'));
  draft.set('author', attribute(recipe, 'author'));
  readIngredients(draft, recipe);
  for (const element of elementsIn(recipe)) readElement(draft, element);
  const shown = readShown(recipe);
  if (draft.ingredients.isEmpty && draft.steps.isEmpty && shown?.kind === 'recipe') return shown;
  const picture = attribute(recipe, 'img');
  if (picture !== '') draft.diagnostics.push({ code: 'photo-missing', evidence: picture });
  if (!draft.isEmpty) return draft.found;
  return { kind: 'unreadable', title: '', reason: 'This recipe of the MasterCook file is empty.' };
};
