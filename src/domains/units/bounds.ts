/** What the contract allows, for the schemas and for whoever computes something that has to fit them. */

/** How many characters a number may have. */
export const LONGEST_NUMBER = 128;

/** How many terms a sum may have, and how many options a quantity. */
export const MOST_TERMS = 100;

export const LONGEST_UNIT_ID = 255;

/** Dotted lowercase words: `us.cup`. */
export const UNIT_ID = '^[a-z][a-z0-9]*(\\.[a-z][a-z0-9]*)+$';
