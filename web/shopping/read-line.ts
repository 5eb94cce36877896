/** What somebody types or pastes for one thing. */
export interface TypedItem {
  readonly name: string;
  readonly buy: string;
}

const NUMBER = String.raw`(?:\d+\s+)?\d+(?:[.,/]\d+)?|\d*\s?[½⅓⅔¼¾⅕⅛]|\d+\s?[-–]\s?\d+`;

/** Words that count things in English and German. What is none of them belongs to the name: `2 red onions`. */
const UNITS = [
  'mg|g|gr|kg|ml|cl|dl|l|oz|lb|lbs|pound|pounds|litre|litres|liter|liters|pint|pints|gram|grams|gramm',
  'cup|cups|tbsp|tsp|el|tl|can|cans|tin|tins|jar|jars|bag|bags|box|boxes|pack|packs|packet|packets|bottle|bottles',
  'bunch|bunches|loaf|loaves|piece|pieces|slice|slices|crate|crates|carton|cartons|head|heads|clove|cloves|x',
  'dose|dosen|glas|gläser|beutel|tüte|tüten|packung|packungen|pck|pkg|päckchen|flasche|flaschen|bund|laib|laibe',
  'stück|stk|scheibe|scheiben|kasten|kästen|becher|netz|netze|kopf|köpfe|zehe|zehen|tafel|tafeln|rolle|rollen',
].join('|');

const AMOUNT_FIRST = new RegExp(String.raw`^((?:${NUMBER})\s*(?:(?:${UNITS})\b\.?)?)\s+(?:of\s+)?(.+)$`, 'iu');
const AMOUNT_LAST = new RegExp(String.raw`^(.+?),?\s+((?:${NUMBER})\s*(?:${UNITS})\.?)$`, 'iu');

/** What notes begin their lines with. */
const BULLET = /^(?:[-–•*·]|\[[ x]?\]|☐|☑|\d+[.)](?=\s))\s*/iu;

/** `2 l milk` and `milk 2 l` are milk, of which two litres are bought. */
export const readLine = (line: string): TypedItem | undefined => {
  const text = line.trim().replace(BULLET, '').replace(BULLET, '').trim();
  if (text === '') return undefined;
  const first = AMOUNT_FIRST.exec(text);
  if (first !== null) return { name: (first[2] ?? text).trim(), buy: (first[1] ?? '').trim() };
  const last = AMOUNT_LAST.exec(text);
  if (last !== null) return { name: (last[1] ?? text).trim(), buy: (last[2] ?? '').trim() };
  return { name: text, buy: '' };
};

/** Each line one thing, as a note is pasted. */
export const readLines = (text: string): readonly TypedItem[] =>
  text.split(/\r?\n/u).flatMap((line) => readLine(line) ?? []);
