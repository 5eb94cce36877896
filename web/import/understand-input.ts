/** What somebody pasted: the address of a page, or a recipe itself. */
export type Pasted = { readonly kind: 'url'; readonly url: string } | { readonly kind: 'text'; readonly text: string };

export type PastedKind = Pasted['kind'];

const WITH_SCHEME = /^https?:\/\/[^\s/]+\S*$/i;

/** `example.org/soup`, as people type it: a name with a dot, and nothing with a space. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

const addressIn = (typed: string): string | undefined => {
  if (WITH_SCHEME.test(typed)) return typed;
  return BARE.test(typed) ? `https://${typed}` : undefined;
};

/** Told by its looks: one word that is an address is one. Nothing for what is empty. */
export const kindOf = (typed: string): PastedKind | undefined => {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return addressIn(trimmed) === undefined ? 'text' : 'url';
};

/** What is sent, as what somebody says it is: an address gets the scheme that it lacks. */
export const understand = (typed: string, kind: PastedKind): Pasted => {
  const trimmed = typed.trim();
  if (kind === 'text') return { kind, text: typed };
  return { kind, url: addressIn(trimmed) ?? trimmed };
};
