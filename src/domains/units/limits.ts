/** Limits of the API contract, shared by the schemas and by the code whose results must fit them. */

/** Maximum number of characters in a number. */
export const MAX_NUMBER_LENGTH = 128;

/** Maximum number of terms in a sum, and of options in a quantity. */
export const MAX_TERMS = 100;

export const MAX_UNIT_ID_LENGTH = 255;

/** Dotted lowercase words: `us.cup`. */
export const UNIT_ID_PATTERN = '^[a-z][a-z0-9]*(\\.[a-z][a-z0-9]*)+$';
