/** Loaded when first needed, since that takes half a second: local mode, the default, never does. */
export const webauthn = () => import('@simplewebauthn/server');
export const webauthnHelpers = () => import('@simplewebauthn/server/helpers');

/**
 * EdDSA, ES256 and RS256, by their COSE numbers: what every authenticator has at least one of. Named,
 * because the library else offers what the Node.js at hand can verify, and the next one may not.
 */
export const ALGORITHMS = [-8, -7, -257];

/**
 * A passkey belongs to the account and not to a name that it may outlive: the authenticator keeps the
 * id of the user as the handle, and shows it again at every sign-in.
 */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(userId);
