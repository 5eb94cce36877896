/** What somebody types or pastes for one thing. */
export interface TypedItem {
  readonly name: string;
  readonly buy: string;
  /** What is more than a name may be. */
  readonly note?: string;
}

/** As long as a name or an amount on a list may be. */
const LONGEST_NAME = 200;

/** As long as a note may be, so that whatever does not fit into the name fits there. */
export const LONGEST_LINE = 2000;

const ONE = String.raw`(?:(?:\d+\s)?\d+(?:[.,/]\d+)?|\d*\s?[½⅓⅔¼¾⅕⅛])`;

/** One number, from one to another, or several times one: `2 - 3`, `1,5–2`, `4 x 100`. */
const NUMBER = String.raw`(?:\d+\s?[x×]\s?)?${ONE}(?:(?:\s?[-–—]\s?|\s(?:to|bis)\s)${ONE})?`;

/** Words that count things in English and German. What is none of them belongs to the name: `2 red onions`. */
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

/** `1 kg` of nothing: who writes that means something by it, and it is no thing by the name of `kg`. */
const AMOUNT_ALONE = new RegExp(String.raw`^${NUMBER}(?:${UNIT})?$`, 'iu');

/** What notes begin their lines with. */
const BULLET = /^(?:[-–•*·]|\[[ x]?\]|☐|☑|\d+[.)](?=\s))\s*/iu;

/** Chats and web pages leave lines with nothing in them but characters that nobody sees, which no list takes. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const UNSEEN_AT_ENDS = /^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/gu;

/** On one line and without what is no character of a text: control characters, and halves of characters. */
const plainText = (line: string): string =>
  line
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(UNSEEN_AT_ENDS, '');

/** A name as long as it may be, cut after a word or at least after a whole character, and the rest as a note. */
const named = (text: string): Pick<TypedItem, 'name' | 'note'> => {
  if (text.length <= LONGEST_NAME) return { name: text };
  const end = text.lastIndexOf(' ', LONGEST_NAME);
  const name = end > 0 ? text.slice(0, end) : text.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '');
  return { name, note: text.slice(name.length).trim() };
};

const withAmount = (name = '', buy = ''): TypedItem | undefined =>
  SEEN.test(name) && buy.length <= LONGEST_NAME ? { ...named(name.trim()), buy: buy.trim() } : undefined;

/** `2 l milk` and `milk 2 l` are milk, of which two litres are bought. Undefined where there is nothing to see. */
export const readLine = (line: string): TypedItem | undefined => {
  const text = plainText(plainText(line).replace(BULLET, '').replace(BULLET, ''));
  if (!SEEN.test(text)) return undefined;
  const whole = { ...named(text), buy: '' };
  if (text.length > LONGEST_LINE || AMOUNT_ALONE.test(text)) return whole;
  const [, firstAmount, firstName] = AMOUNT_FIRST.exec(text) ?? [];
  const [, lastName, lastAmount] = AMOUNT_LAST.exec(text) ?? [];
  return withAmount(firstName, firstAmount) ?? withAmount(lastName, lastAmount) ?? whole;
};

/** Each line of a note that is pasted. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);
