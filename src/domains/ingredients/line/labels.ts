/** The part of a line that a token belongs to; `other` is punctuation and what joins the parts. */
export const labels = ['other', 'quantity', 'unit', 'size', 'name', 'preparation', 'note', 'purpose'] as const;

export type Label = (typeof labels)[number];
