/** Normalizes a password for comparison with guessable ones, because attackers also try other cases. */
export const foldPasswordCase = (password: string): string => password.normalize('NFKC').toLowerCase();
