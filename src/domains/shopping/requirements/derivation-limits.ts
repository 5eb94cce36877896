/** Limits for one derivation. A week for a large household has about 40 portions and 600 requirements. */

/** Portions and dishes. */
export const MAX_ORIGINS = 1000;

export const MAX_REQUIREMENTS = 10_000;

/** Recipes expanded into their ingredients, either requested directly or because they make an ingredient. */
export const MAX_EXPANDED_RECIPES = 10_000;

/** Recipes loaded, each revision counted separately. */
export const MAX_LOADED_RECIPES = 3000;

/**
 * Total size of their documents, which take several times as much memory. A typical document has about ten thousand
 * bytes.
 */
export const MAX_TOTAL_DOCUMENT_BYTES = 32 * 1024 * 1024;

/** Levels of sub-recipes below a dish: the sauce in the filling of a pie is at level 2. */
export const MAX_SUB_RECIPE_DEPTH = 10;

/** Ingredients parsed, including those of translations. The longest lines take 0.5 ms each. */
export const MAX_PARSED_INGREDIENTS = 50_000;

/**
 * Total length of all names, notes, labels and quantities: a recipe may have long ones and be requested many times.
 */
export const MAX_TOTAL_TEXT_LENGTH = 8 * 1024 * 1024;

/**
 * How many characters each term of a quantity counts as, to account for its computing time. A quantity may have
 * thousands of terms.
 */
export const TERM_COST_IN_CHARACTERS = 40;
