/** Limits for one derivation. A week for a large household has about 40 portions and 600 requirements. */

/** Portions and dishes. */
export const MOST_ORIGINS = 1000;

export const MOST_REQUIREMENTS = 10_000;

/** Recipes expanded into their ingredients, either requested directly or because they make an ingredient. */
export const MOST_OPENED = 10_000;

/** Recipes loaded, each revision counted separately. */
export const MOST_RECIPES = 3000;

/**
 * Total size of their documents, which take several times as much memory. A typical document has about ten thousand
 * bytes.
 */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Levels of sub-recipes below a dish: the sauce in the filling of a pie is at level 2. */
export const DEEPEST = 10;

/** Ingredients parsed, including those of translations. The longest lines take 0.5 ms each. */
export const MOST_READ = 50_000;

/**
 * Total length of all names, notes, labels and quantities: a recipe may have long ones and be requested many times.
 */
export const MOST_CHARACTERS = 8 * 1024 * 1024;

/**
 * How many characters each term of a quantity counts as, to account for its computing time. A quantity may have
 * thousands of terms.
 */
export const CHARACTERS_OF_TERM = 40;
