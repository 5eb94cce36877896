/**
 * Stop words, folded. A user who searches for `chicken with rice` wants `Chicken and rice` too. Excludes words that
 * name a food in another language, such as `dal`.
 */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and at by for from in of on or the to with',
    'am an auf aus das dem den der die ein eine einem einen einer fur im in mit oder und vom von zu zum zur',
    'a au aux avec d de des du en et l la le les ou par pour sur un une',
    'a al con de del e el en la las los o para por un una y',
    'ai al alla alle allo con da dalla dei del della delle di e ed gli i il in la le lo o per su un una uno',
    'aan de een en het in met of op te uit van voor',
    'av de den det en ett i med och pa till',
    'a ao aos as com da das de do dos e em o os ou para por um uma',
  ]
    .join(' ')
    .split(' '),
);

export const isStopWord = (word: string): boolean => SMALL_WORDS.has(word);
