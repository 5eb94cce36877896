import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import { expandTabs } from '../../text/lines.ts';
import type { SectionList } from '../../sections/section-list.ts';

/** The rule below `Amount  Measure  Ingredient`, which marks the columns. */
const UNDERLINE = /^\s{0,4}-{4,}\s+-{4,}\s+-{4,}/;

export const isUnderline = (line: string): boolean => line.length < 400 && UNDERLINE.test(expandTabs(line));

/** Words and characters after which an item continues on the next line. */
const UNFINISHED = /(?:[,;&(]|--|\b(?:or|and|with|of|the|in|to|into|for|from|plus))$/i;

const MAX_ITEM_LENGTH = 1000;

/** Whether an item continues on the next line. The length limit ends one that would grow forever. */
const isUnfinished = (text: string): boolean => {
  if (text.length > MAX_ITEM_LENGTH) return false;
  return UNFINISHED.test(text) || (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
};

/** Joins food and preparation, which MasterCook separates with two dashes. */
export const formatMasterCookIngredient = (line: string): string => {
  const [food = '', ...preparations] = collapseWhitespace(line).split(/ ?-- ?/);
  const prepared = preparations.filter((part) => part !== '').join(', ');
  const name = food.replace(/ -$/, '').trim();
  return [name, prepared].filter((part) => part !== '').join(', ');
};

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Parses a heading among the ingredients: `FOR THE SAUCE`, `***Topping***`, `-- Filling:`, `Sauce:`. */
export const parseIngredientHeading = (line: string, isShouted: boolean): string | undefined => {
  const text = collapseWhitespace(line);
  const bare = text.replaceAll(/^[*=~_\s-]{1,40}|[*=~_\s-]{1,40}$/g, '').trim();
  if (bare === '' || bare.length > 80) return undefined;
  const isMarked = /^(?:\*{2,}|={2,}|-- ?)/.test(text) || bare.endsWith(':');
  if (!isMarked && !(isCapitals(bare) && !isShouted)) return undefined;
  return bare.replace(/:$/, '').trim();
};

/** Parses the rows of an ingredient table, using the columns marked by its rule. */
export class IngredientTable {
  readonly #food: number;

  constructor(underline: string) {
    const groups = [...expandTabs(underline).matchAll(/-+/g)];
    this.#food = groups[2]?.index ?? 24;
  }

  /** If everything is in capitals, capitals do not mark headings. */
  addRowsTo(list: SectionList, lines: readonly string[]): void {
    const isShouted = lines.every((line) => !/\p{Ll}{2}/u.test(line));
    for (const line of lines) this.#add(list, line, isShouted);
  }

  /** Whether a line has an amount and a food in the right columns. */
  isRow(line: string): boolean {
    const row = expandTabs(line);
    return /^\s{0,8}[\d½¼¾⅓⅔.]/.test(row) && row[this.#food - 1] === ' ' && /\S/.test(row.charAt(this.#food));
  }

  #add(list: SectionList, line: string, isShouted: boolean): void {
    const row = expandTabs(line);
    const isWithoutAmount = row.slice(0, this.#food - 1).trim() === '';
    const heading = isWithoutAmount ? parseIngredientHeading(row, isShouted) : undefined;
    const last = list.lastItem;
    if (heading !== undefined) list.startSection(heading);
    else if (isWithoutAmount && last !== undefined && isUnfinished(last)) {
      list.appendToLast(formatMasterCookIngredient(row));
    } else list.add(formatMasterCookIngredient(row));
  }
}
