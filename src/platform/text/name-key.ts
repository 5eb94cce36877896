/** Lower, upper, lower: each step folds what the others miss (ẞ and ß, ß and SS, ς and Σ). */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();

/**
 * The form of a name used for comparison: ignores case, Unicode form and the width of spaces. Folds twice, since
 * characters composed the first time may have letters to fold again.
 */
export const toNameKey = (name: string): string => fold(fold(name)).normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
