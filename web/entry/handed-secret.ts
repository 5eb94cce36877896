/**
 * A link hands over a secret in its address. It is moved into the memory of this tab at once, so that it stands in no
 * history and no bookmark, and outlives a detour over the sign-in.
 */
type Kind = 'setup' | 'invitation';

const keyOf = (kind: Kind): string => `tureen.handed.${kind}`;

export const keepSecret = (kind: Kind, secret: string): void => sessionStorage.setItem(keyOf(kind), secret);

export const keptSecret = (kind: Kind): string => sessionStorage.getItem(keyOf(kind)) ?? '';

export const forgetSecret = (kind: Kind): void => sessionStorage.removeItem(keyOf(kind));
