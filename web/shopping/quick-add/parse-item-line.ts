/** An item as typed or pasted. */
export interface TypedItem {
  readonly name: string;
  readonly buy: string;
  /** Text that does not fit into the name. */
  readonly note?: string;
}

/** The maximum length of a name or an amount. */
const MAX_NAME_LENGTH = 200;

/** The maximum length of a note, so that whatever does not fit into the name fits there. */
export const MAX_LINE_LENGTH = 2000;

const SINGLE_NUMBER = String.raw`(?:(?:\d+\s)?\d+(?:[.,/]\d+)?|\d*\s?\p{No})`;

/** A number, a range or a multiple: `2 - 3`, `1,5–2`, `4 x 100`. */
const NUMBER = String.raw`(?:\d+\s?[x×]\s?)?${SINGLE_NUMBER}(?:(?:\s?[-–—]\s?|\s(?:to|bis)\s)${SINGLE_NUMBER})?`;

/** Units in English and German. Other words belong to the name: `2 red onions`. */
const UNITS = [
  'mg|g|gr|kg|ml|cl|dl|l|oz|lb|lbs|pound|pounds|litre|litres|liter|liters|pint|pints|gram|grams|gramm',
  'cup|cups|tbsp|tsp|el|tl|can|cans|tin|tins|jar|jars|bag|bags|box|boxes|pack|packs|packet|packets|bottle|bottles',
  'bunch|bunches|loaf|loaves|piece|pieces|slice|slices|crate|crates|carton|cartons|head|heads|clove|cloves|x',
  'dose|dosen|glas|gläser|beutel|tüte|tüten|packung|packungen|pck|pkg|päckchen|flasche|flaschen|bund|laib|laibe',
  'stück|stk|scheibe|scheiben|kasten|kästen|becher|netz|netze|kopf|köpfe|zehe|zehen|tafel|tafeln|rolle|rollen',
].join('|');

const UNIT = String.raw`\s?(?:(?:${UNITS})\b\.?|×)`;

const AMOUNT_FIRST = new RegExp(String.raw`^(${NUMBER}(?:${UNIT})?)\s(?:of\s)?(.+)$`, 'iu');
const AMOUNT_LAST = new RegExp(String.raw`^(.+?),?\s(${NUMBER}${UNIT})$`, 'iu');

/** `1 kg` with nothing after it: keep it whole rather than create an item named `kg`. */
const AMOUNT_ALONE = new RegExp(String.raw`^${NUMBER}(?:${UNIT})?$`, 'iu');

/** Bullets and checkboxes at the start of a note's line. */
const BULLET = /^(?:[-–•*·]|\[[ x]?\]|☐|☑|\d+[.)](?=\s))\s*/iu;

/** Chats and web pages leave lines of invisible characters, which the service rejects. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const INVISIBLE_EDGES = /^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/gu;

/** On one line, without control characters and lone surrogates. */
const toPlainText = (line: string): string =>
  line
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(INVISIBLE_EDGES, '');

/** Cuts a name at its maximum length, after a word or at least a whole character; the rest becomes the note. */
const splitName = (text: string): Pick<TypedItem, 'name' | 'note'> => {
  if (text.length <= MAX_NAME_LENGTH) return { name: text };
  const end = text.lastIndexOf(' ', MAX_NAME_LENGTH);
  const name = end > 0 ? text.slice(0, end) : text.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return { name, note: text.slice(name.length).trim() };
};

const withAmount = (name = '', buy = ''): TypedItem | undefined =>
  VISIBLE.test(name) && buy.length <= MAX_NAME_LENGTH ? { ...splitName(name.trim()), buy: buy.trim() } : undefined;

/** `2 l milk` and `milk 2 l` both mean milk, two liters. Undefined if nothing is visible. */
export const parseItemLine = (line: string): TypedItem | undefined => {
  const text = toPlainText(toPlainText(line).replace(BULLET, '').replace(BULLET, ''));
  if (!VISIBLE.test(text)) return undefined;
  const whole = { ...splitName(text), buy: '' };
  if (text.length > MAX_LINE_LENGTH || AMOUNT_ALONE.test(text)) return whole;
  const [, firstAmount, firstName] = AMOUNT_FIRST.exec(text) ?? [];
  const [, lastName, lastAmount] = AMOUNT_LAST.exec(text) ?? [];
  return withAmount(firstName, firstAmount) ?? withAmount(lastName, lastAmount) ?? whole;
};

/** The lines of a pasted note. */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);
