/** A number alone counts servings, as many programs have it; other words say what they count. */
export const servingsText = (text: string): string => {
  const written = text.replaceAll(/\s+/g, ' ').trim();
  if (!/^\d+(?:[.,]\d+)?(?: ?[-–] ?\d+)?$/.test(written)) return written;
  return `${written} ${written === '1' ? 'serving' : 'servings'}`;
};
