/** Loaded on first use, because it takes half a second and local mode, the default, never needs it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers');

/**
 * COSE numbers of EdDSA, ES256 and RS256; every authenticator supports at least one. Listed explicitly, because by
 * default the library offers what the current Node.js can verify, and another version may not.
 */
export const COSE_ALGORITHMS = [-8, -7, -257];

/**
 * The user handle is the user's id, because a passkey may outlive a user name. The authenticator stores it and returns
 * it at every sign-in.
 */
export const toUserHandle = (userId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(userId);
