/**
 * The part of a line that a token belongs to; `other` is punctuation and connecting words. The order is that of the
 * weights in `english.weights`.
 */
export const labels = ['other', 'quantity', 'unit', 'size', 'name', 'preparation', 'note', 'purpose'] as const;

export type Label = (typeof labels)[number];
