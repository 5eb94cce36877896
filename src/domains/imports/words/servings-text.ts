/** What a recipe makes that a program counts in servings. */
export const servingsText = (amount: string): string => (amount === '1' ? '1 serving' : `${amount} servings`);
