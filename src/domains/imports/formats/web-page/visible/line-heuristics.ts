import { foldText } from '../../../text/fold-text.ts';
import { lookUpUnit } from './unit-lookup.ts';

// Language-independent heuristics for what a line is, based on numbers, punctuation and length.

const NUMBER = /[\p{N}]/u;
/** Words at the start of a line that imply an amount without a number. */
const VAGUE_AMOUNT =
  /^(?:an?|some|half|pinch|handful|few|dash|splash|knob|salt|pepper|prise|etwas|ein|eine|einige|un|une|quelques|sel|poivre|una|uno|unas|sal|pimienta|pizca|q b|qb|sale|pepe|een|snuf|snufje|zout|peper|en|et|salt|peppar|peber|pepper|suola|ripaus|szczypta|sól|pieprz|špetka|sůl|soľ|só|bors|sare|piper|соль|перец|щепотка|сіль|сол|алат|αλάτι|πιπέρι|tuz|karabiber|塩|こしょう|소금|후추|盐|ملح|מלח|garam|muối)(?:\s|$|,)/iu;
/** Sentence-ending punctuation. */
const SENTENCE_END = /[.!?。！？](?:\s|$)/u;
/** A line that is only a step number: `1`, `1.`, `Step 1:`, `Étape 2`, `手順3`, `1/8`. */
const STEP_NUMBER_LINE =
  /^(?:step|steps|schritt|étape|etape|paso|passo|stap|steg|trin|trinn|vaihe|krok|lépés|pasul|pas|шаг|крок|стъпка|βήμα|adım|langkah|bước|korak|خطوة|שלב|ขั้นตอนที่|手順|步骤|步驟|第|단계|스텝)?\s*\p{N}{1,2}\s*(?:단계|步|\.?\s*(?:adım|lépés|of \d+))?\s*[.):：/-]?\s*(?:\d{1,2})?$/iu;
/** A step number at the start of a step. */
const STEP_NUMBER_PREFIX =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|trinn|vaihe|krok|шаг|крок|adım|langkah|bước|korak)\s*\p{Nd}{1,2}\s*[.):：–-]*\s+|\p{Nd}{1,2}\s*[.):：](?!\d)[-–]?\s*|[①-⑳]\s*)(?=\S)/iu;

/** An amount without an ingredient: `185 grams`. */
export const isBareAmount = (text: string): boolean => {
  const [, word] = /^[\p{N}\s.,/–-]+(\p{L}[\p{L}.]*)?$/u.exec(text) ?? [];
  if (word === undefined) return !/\p{L}/u.test(text);
  return lookUpUnit(word) !== 'none';
};

/** Rates a line from -1 (not an ingredient) to 1 (looks like an ingredient). */
export const scoreAsIngredient = (text: string): number => {
  if (text.length > 250) return -1;
  const isSentence = text.length > 60 && SENTENCE_END.test(text.replaceAll(/\p{L}{1,5}\./gu, ''));
  if (isSentence) return -0.5;
  if (/^[\p{N}~≈]/u.test(text)) return text.length < 30 && isBareAmount(text) ? 0 : 1;
  if (NUMBER.test(text)) return text.length < 120 ? 0.9 : 0.2;
  if (VAGUE_AMOUNT.test(text)) return 0.8;
  return text.length < 60 ? 0.3 : 0;
};

/** Rates a line from -1 (not a step) to 1 (looks like a step). */
export const scoreAsStep = (text: string): number => {
  const { length } = text;
  if (length < 12) return -0.2;
  if (length < 30) return SENTENCE_END.test(text) ? 0.5 : 0;
  return SENTENCE_END.test(text) ? 1 : 0.6;
};

/** Whether the line is nothing but a step number. */
export const isStepNumber = (text: string): boolean => text.length <= 24 && STEP_NUMBER_LINE.test(text);

export const stripStepNumber = (text: string): string => text.replace(STEP_NUMBER_PREFIX, '');

/** Button and link texts that appear among the lines of a recipe. */
const CONTROL_TEXTS: ReadonlySet<string> = new Set(
  (
    'add|buy|remove|print|save|share|pin|email|jump to recipe|print recipe|save recipe|add to cart|add to basket|buy now|shop now|' +
    'add to shopping list|shopping list|copy|copy ingredients|copy to clipboard|us|metric|us customary|us customary metric|us metric|imperial|1x|2x|3x|' +
    '1 2x|cook mode|cook mode prevent your screen from going dark|prevent your screen from going dark|advertisement|ad|' +
    'read more|view more|show more|see more|see all|watch video|play video|scale|units|select all|deselect all|' +
    'start timer|mark as complete|mark complete|step photo|keep screen awake|keep screen on|next|previous|back|' +
    'drucken|teilen|merken|anzeige|werbung|imprimer|partager|publicité|imprimir|compartir|publicidad|stampa|condividi|' +
    'pubblicità|afdrukken|delen|bewaren|advertentie|skriv ut|dela|spara|annons|udskriv|annonce|tulosta|mainos|drukuj|' +
    'reklama|реклама|распечатать|imprimir receta|compartilhar|continua após a publicidade|continua dopo la pubblicità|' +
    'publicité|add all to shopping list|add ingredients to shopping list|get ingredients|shop ingredients|order now'
  )
    .split('|')
    .map(foldText),
);

export const isControlText = (text: string): boolean => text.length < 60 && CONTROL_TEXTS.has(foldText(text));
