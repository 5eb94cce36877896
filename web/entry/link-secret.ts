/**
 * A link contains a secret in its URL. It is moved to the session storage at once, so that it is not in the history or
 * in a bookmark, and survives a detour through sign-in.
 */
type Kind = 'setup' | 'invitation';

const storageKey = (kind: Kind): string => `tureen.handed.${kind}`;

export const storeSecret = (kind: Kind, secret: string): void => sessionStorage.setItem(storageKey(kind), secret);

export const readSecret = (kind: Kind): string => sessionStorage.getItem(storageKey(kind)) ?? '';

export const clearSecret = (kind: Kind): void => sessionStorage.removeItem(storageKey(kind));
