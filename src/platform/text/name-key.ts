/** Lower, upper, lower: each folds what the others leave apart (ẞ and ß, ß and SS, ς and Σ). */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();

/**
 * A name as it is compared: case, Unicode form and the width of spaces do not make a difference.
 * Folded twice, since what the first time puts together may have letters to fold again.
 */
export const nameKey = (name: string): string => fold(fold(name)).normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
