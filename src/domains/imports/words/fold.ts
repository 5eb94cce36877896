/** A heading as it is compared: in lower case, without accents, signs and what decorates it. `INGRÉDIENTS :` */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
