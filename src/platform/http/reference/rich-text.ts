import type { Json } from '../openapi/components.ts';

/** Text mixed with inline code and links to named schemas. */
export type RichText = readonly (string | { readonly code: string } | { readonly schema: string })[];

/** A value in JSON notation, but strings without quotes. */
export const toCodeSpan = (value: Json): { readonly code: string } => ({
  code: typeof value === 'string' && value !== '' ? value : JSON.stringify(value),
});

export const joinRichText = (phrases: readonly RichText[], between: string): RichText =>
  phrases.flatMap((phrase, index) => (index === 0 ? phrase : [between, ...phrase]));
