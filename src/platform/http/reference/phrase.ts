import type { Json } from '../openapi/components.ts';

/** Words, among them what stands in code and what links to a named schema. */
export type Phrase = readonly (string | { readonly code: string } | { readonly schema: string })[];

/** A value as it stands in JSON, a text without its quotes. */
export const code = (value: Json): { readonly code: string } => ({
  code: typeof value === 'string' && value !== '' ? value : JSON.stringify(value),
});

/** One after the other, with words in between. */
export const joined = (phrases: readonly Phrase[], between: string): Phrase =>
  phrases.flatMap((phrase, index) => (index === 0 ? phrase : [between, ...phrase]));
