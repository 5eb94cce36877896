/** What a word can be in its language. These are bits because many words can be several things. */
export const NUMBER = 1 << 0;
export const RANGE = 1 << 1;
export const EACH = 1 << 2;
export const OF = 1 << 3;
export const ARTICLE = 1 << 4;
export const SIZE = 1 << 5;
export const FILL_LEVEL = 1 << 6;
export const PREPARATION = 1 << 7;
export const STATE = 1 << 8;
export const MANNER = 1 << 9;
export const INTO = 1 << 10;
export const SHAPE = 1 << 11;
export const WITH_OR_WITHOUT = 1 << 12;
export const FOOD_PART = 1 << 13;
export const EXTRACT = 1 << 14;
export const NOTE_OPENING = 1 << 15;
export const NAME_NUMBER_PREFIX = 1 << 16;
export const NON_UNIT = 1 << 17;
export const UNREGISTERED_UNIT = 1 << 18;
export const ABOUT = 1 << 19;
export const OR = 1 << 20;
export const AND = 1 << 21;
/** At least one phrase of the lexicon starts with this word. */
export const PHRASE_START = 1 << 22;
/** A unit of several words starts with this word. */
export const MULTIWORD_UNIT_START = 1 << 23;
/** Intensifies the next word: `sehr`, `très`. */
export const INTENSIFIER = 1 << 24;
/** Describes a food without being a food or a preparation: `frisch`, `bio`. */
export const QUALITY = 1 << 25;
/** An abbreviated size, which may be a unit as well: `gr.`, `kl.`. */
export const SIZE_ABBREVIATION = 1 << 27;
/** How full a unit is, after it: cuillère `rase`. */
export const FILL_LEVEL_AFTER_UNIT = 1 << 26;
