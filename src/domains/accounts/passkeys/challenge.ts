/** Lifetime of a challenge and of the cookie that binds it to a browser. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Cookie with the secret that identifies a browser's sign-in challenge, because there is no session yet. */
export const CHALLENGE_COOKIE = 'tureen_challenge';
