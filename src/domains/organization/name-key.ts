/**
 * A name as it is compared: case, Unicode form and the width of spaces do not make a difference.
 * Upper and then lower case folds what one of them alone leaves apart (ß and SS, ς and σ).
 */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
