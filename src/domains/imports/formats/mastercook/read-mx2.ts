import type { ExtractedItem } from '../format.ts';
import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import {
  getAttribute,
  findChild,
  findChildren,
  getChildElements,
  getChildText,
  getElementText,
} from '../../markup/xml/xml-elements.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';
import { parseIngredientHeading, formatMasterCookIngredient } from './ingredient-table.ts';
import { readMxp, splitMxp } from './read-mxp.ts';
import { RecipeBuilder } from './recipe-builder.ts';

/** Quantities have six decimals: `2.000000`. */
const numberText = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Text that may have several lines, with spaces collapsed in each. */
const proseIn = (element: XmlElement): string =>
  getElementText(element).split(/\r?\n/).map(collapseWhitespace).join('\n').trim();

const readIngredients = (draft: RecipeBuilder, recipe: XmlElement): void => {
  const rows = findChildren(recipe, 'ingr');
  const isShouted = rows.every((row) => !/\p{Ll}{2}/u.test(getAttribute(row, 'name')));
  for (const row of rows) {
    const [name, unit, quantity] = [getAttribute(row, 'name'), getAttribute(row, 'unit'), getAttribute(row, 'qty')];
    const preparation = getChildText(row, 'iprp');
    const isText = unit === '' && quantity === '' && preparation === '';
    // A subtitle has a code of its own; most people wrote their headings as ingredients all the same.
    const heading = isText
      ? getAttribute(row, 'code') === 'S'
        ? name
        : parseIngredientHeading(name, isShouted)
      : undefined;
    const line = formatMasterCookIngredient(
      joined(numberText(quantity), unit, name, preparation === '' ? '' : `-- ${preparation}`),
    );
    if (heading !== undefined && heading !== '') draft.ingredients.startSection(heading.replace(/:$/, ''));
    else if (line !== '') draft.ingredients.add(line);
  }
};

/** Adds an element that maps to a single property. */
const readElement = (draft: RecipeBuilder, element: XmlElement): void => {
  const text = proseIn(element);
  const elapsed = getAttribute(element, 'elapsed');
  switch (element.name) {
    case 'serv':
      draft.addYield(getAttribute(element, 'qty') || text);
      break;
    case 'prpt':
      draft.set('prepTime', elapsed || text);
      break;
    case 'ttim':
      draft.set('totalTime', elapsed || text);
      break;
    case 'altt':
      if (/^(?:cook|bak)/i.test(getAttribute(element, 'label'))) draft.set('cookTime', elapsed);
      else draft.addNote(`${getAttribute(element, 'label')}: ${elapsed}`);
      break;
    case 'yield':
      draft.addYield(joined(numberText(getAttribute(element, 'qty')), getAttribute(element, 'unit')) || text);
      break;
    case 'cats':
      for (const category of findChildren(element, 'catt'))
        draft.addCategory(collapseWhitespace(getElementText(category)));
      break;
    case 'dirs':
      for (const step of findChildren(element, 'dirt')) draft.steps.add(proseIn(step));
      if (draft.steps.isEmpty) draft.steps.addAll(text.split(/\n{2,}/));
      break;
    case 'desc':
      draft.addDescription(text);
      break;
    case 'natn':
      draft.set('cuisine', text);
      break;
    case 'srce':
      draft.set('source', text);
      break;
    case 'nutr':
      draft.addNutrition(text);
      break;
    case 'alts':
      draft.addNote(`${getAttribute(element, 'label')}: ${getAttribute(element, 'source')}`);
      break;
    case 'cpyr':
    case 'wine':
    case 'srvi':
    case 'note':
      draft.addNote(text);
      break;
    case 'rats':
      for (const one of getChildElements(element))
        draft.addNote(`${getAttribute(one, 'name')}: ${getAttribute(one, 'value')}`);
      break;
    default:
  }
};

/** Files also contain the recipe as displayed text, which may be the only place where its contents are. */
const readShown = (recipe: XmlElement): ExtractedItem | undefined => {
  const shown = findChild(recipe, 'rtxt');
  const [lines] = shown === undefined ? [] : splitMxp(getElementText(shown));
  return lines === undefined ? undefined : readMxp(lines);
};

/** Parses one `RcpE` element of an MX2 file. */
export const readMx2 = (recipe: XmlElement): ExtractedItem => {
  const draft = new RecipeBuilder();
  draft.set('name', getAttribute(recipe, 'name'));
  draft.set('author', getAttribute(recipe, 'author'));
  readIngredients(draft, recipe);
  for (const element of getChildElements(recipe)) readElement(draft, element);
  const shown = readShown(recipe);
  if (draft.ingredients.isEmpty && draft.steps.isEmpty && shown?.kind === 'recipe') return shown;
  const picture = getAttribute(recipe, 'img');
  if (picture !== '') draft.diagnostics.push({ code: 'photo-missing', evidence: picture });
  if (!draft.isEmpty) return draft.recipe;
  return { kind: 'unreadable', title: '', reason: 'This recipe of the MasterCook file is empty.' };
};
