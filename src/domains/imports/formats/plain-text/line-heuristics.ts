import { parseLine } from '../../../ingredients/index.ts';
import { foldText } from '../../text/fold-text.ts';

const NUMERIC = String.raw`[\d½¼¾⅓⅔⅛⅜⅝⅞⅙⅚⅕⅖⅗⅘]`;
const STARTS_WITH_NUMBER = new RegExp(String.raw`^(?:ca\.? |about |etwa |approx\.? |env\. |~ ?|≈ ?)?${NUMERIC}`, 'iu');
/** `Flour 200 g`, `Mehl: 200 g`, `eggs x 2`. */
const ENDS_WITH_AMOUNT = new RegExp(
  String.raw`(?:^|[\s:.…–—x×-])${NUMERIC}[\d.,/½¼¾]{0,6}\s?(?:\p{L}{1,12}\.?)?$`,
  'u',
);
const SENTENCE_END = /[.!?…。！？]["'”’»)]?$/u;
const TIME_OR_HEAT =
  /(?:°|\d\s?[FC]\b|\b(?:degrees|grad|min|mins|minutes?|minuten|minuti|minutos|minuter|hours?|stunden?|std|heures?|horas?|ore|uur|timmar?)\b)/iu;

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export const endsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** Words and characters after which a phrase continues on the next line. */
const OPEN =
  /(?:[,;&(–-]|(?<!\p{L})(?:or|and|with|of|into|in|to|for|the|a|an|from|oder|und|mit|im|am|zu|die|der|das|den|ou|et|avec|en|de|la|le|les|du|des|o|y|con|e|di|il|met|het|een|eller|och|med|i|på|til))$/iu;

/** Whether a line ends in the middle of something. */
export const endsMidPhrase = (line: string): boolean => OPEN.test(line.slice(-12));

/** `2 tbsp.` ends with a period but is not a sentence. */
const ABBREVIATED =
  /(?:^|[\s\d])(?:tbsp|tsp|tbs|oz|lbs?|pkgs?|pt|qt|cups?|c|g|kg|ml|l|dl|cl|el|tl|pck|stk|opt|approx|etc|min|hrs?|ca|temp|env|cs|cc|st|msk|tsk|krm|ch|cda|cdta|ud|kl|rkl|tl|szt|łyż|ч|ст|л|г|мл|кг)\.$/iu;

/** Whether a line is prose rather than a list item: full sentences, or too many words for an item. */
export const isSentence = (text: string, leastWords = 5): boolean => {
  if (/[。！？]/u.test(text)) return text.length >= 8;
  const words = countWords(text);
  if (words >= 22) return true;
  if (words < leastWords) return false;
  return (endsSentence(text) && !ABBREVIATED.test(text)) || /\p{L}{3}[.!?]\s+\p{Lu}/u.test(text);
};

/** The maximum length of a line with an amount, in words. */
const MAX_ITEM_LENGTH = 35;
const MAX_LENGTH = 400;
/** Parsing an ingredient line is slow, so only this many are parsed. */
const MAX_PARSED_CHARACTERS = 400;

/** Detects lines with amounts. */
export class AmountDetector {
  #read = 0;
  readonly #known = new Map<string, boolean>();

  hasAmount(text: string): boolean {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const isMeasured = text.length <= MAX_LENGTH && this.#look(text, countWords(text));
    if (this.#known.size < 50_000) this.#known.set(text, isMeasured);
    return isMeasured;
  }

  #look(text: string, words: number): boolean {
    if (words > MAX_ITEM_LENGTH || !/\p{L}/u.test(text) || /[:：]$/u.test(text)) return false;
    if (STARTS_WITH_NUMBER.test(text)) return this.#isAmount(text, words);
    if (words <= 8 && ENDS_WITH_AMOUNT.test(text) && !TIME_OR_HEAT.test(text)) {
      return !endsSentence(text) || ABBREVIATED.test(text) || words < 5;
    }
    return words > 1 && words <= 10 && !endsSentence(text) && this.#reading(text) !== undefined;
  }

  /** A leading number is an amount unless it is a time, a temperature or the start of a sentence. */
  #isAmount(text: string, words: number): boolean {
    if (words <= 4 && TIME_OR_HEAT.test(text)) return false;
    return words <= 9 || !endsSentence(text) || this.#reading(text) === 'with unit';
  }

  /** Uses the ingredient parser to detect a leading amount, also in words: `a pinch of salt`. */
  #reading(text: string): 'with unit' | 'bare' | undefined {
    if (this.#read >= MAX_PARSED_CHARACTERS) return undefined;
    this.#read += 1;
    const { spans } = parseLine(text);
    const first = spans.find(({ start }) => start === 0)?.part;
    if (first !== 'quantity' && first !== 'unit') return undefined;
    return spans.some(({ part }) => part === 'unit') ? 'with unit' : 'bare';
  }
}

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Names for parts of a dish. A line with one of them above amounts is a heading. */
const PARTS: ReadonlySet<string> = new Set(
  `dough sauce filling topping toppings frosting glaze dressing marinade garnish crust cake salad icing batter base streusel
  syrup brine rub seasoning coating breading toppings assembly vinaigrette crumble pastry custard broth
  teig sosse soße sauce füllung belag guss glasur marinade dressing streusel boden creme deko garnitur sirup brühe vorteig hauptteig
  pâte garniture glaçage crème marinade sirop vinaigrette décoration accompagnement
  masa salsa relleno glaseado aliño cobertura crema decoración adobo almíbar
  impasto ripieno glassa condimento crema decorazione farcia guarnizione
  massa recheio cobertura molho calda
  deeg saus vulling garnering beslag marinade
  deg sås fyllning glasyr topping marinad dej sovs fyld glasur pynt deig saus fyll
  taikina kastike täyte kuorrute ciasto sos nadzienie polewa farsz těsto omáčka náplň poleva`
    .split(/\s+/)
    .map(foldText),
);

/** Starts of headings such as `For the sauce`. */
const FOR =
  /^(?:for|to|für|pour|para|per|voor|för|till|til|do|na|для|на)\s(?:the\s|la\s|le\s|les\s|el\s|los\s|il\s|lo\s|de\s|het\s|den\s|die\s|das\s|a\s|o\s|l['’])?\p{L}/iu;

/** Whether a line on its own is a section heading. `isShouted` says that the whole list is in capitals. */
export const isSectionHeading = (text: string, isShouted: boolean): boolean => {
  const words = countWords(text);
  if (words > 8 || text.length > 80 || STARTS_WITH_NUMBER.test(text)) return false;
  if (/[:：]$/u.test(text)) return true;
  if (/^\[[^[\]]+\]$|^\*{1,3}[^*]+\*{1,3}$|^_{1,2}[^_]+_{1,2}$|^=+[^=]+=+$/u.test(text)) return true;
  if (isCapitals(text) && !isShouted && !/\d/.test(text)) return true;
  return (
    words <= 6 &&
    FOR.test(text) &&
    !/[,.;]/.test(text) &&
    !/\b(?:taste|serve|garnish|frying|belieben|servir|goût|gusto|servire)\b/iu.test(text)
  );
};

/** Whether a line names a part of a dish: `Frosting`, `Für den Teig`. If amounts follow, it is a heading. */
export const isSectionName = (text: string): boolean => {
  const words = foldText(text).split(' ');
  return words.length <= 4 && (PARTS.has(words.at(-1) ?? '') || PARTS.has(words[0] ?? ''));
};

/** Without the signs that made it a heading. */
export const stripHeadingMarks = (text: string): string =>
  text.replaceAll(/^[[*_=\s]{1,20}|[\]*_=\s:：]{1,20}$/gu, '').trim();

/** A line that could be what a dish is called. */
export const isTitleLike = (text: string): boolean =>
  text.length <= 90 &&
  countWords(text) <= 12 &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?;,:。]$/u.test(text.replace(/\.\.\.$/, '')) &&
  !/^\p{Ll}/u.test(text);
