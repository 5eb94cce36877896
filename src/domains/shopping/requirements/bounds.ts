/** What one derivation may have. A week for a large household has some 40 portions, and 600 requirements. */

/** Portions and dishes. */
export const MOST_ORIGINS = 1000;

export const MOST_REQUIREMENTS = 10_000;

/** Recipes that are opened to see what they take, for their own sake or since they make an ingredient. */
export const MOST_OPENED = 10_000;

/** Recipes that are read, each at one revision. */
export const MOST_RECIPES = 3000;

/** Of their documents together, which take several times as much memory. Most have some ten thousand. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Below a dish: a sauce of a filling of a pie is 2. */
export const DEEPEST = 10;

/** Ingredients that are read, those of translations beside those that are taken. The longest lines take 0.5 ms each. */
export const MOST_READ = 50_000;

/** Of all names, notes, labels and quantities together: one recipe may have long ones, and be asked for often. */
export const MOST_CHARACTERS = 8 * 1024 * 1024;

/** As how many characters each term of a quantity counts, for the time that it takes. A quantity may have thousands. */
export const CHARACTERS_OF_TERM = 40;
