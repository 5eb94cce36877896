/** A password as it is compared with what is easily guessed: those who guess try the other case too. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase();
