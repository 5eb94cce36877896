/** A challenge is good for so long, and so is the cookie that ties one to its browser. */
export const CHALLENGE_MS = 5 * 60_000;

/** Holds a secret by which a browser finds its sign-in challenge again. Nobody is signed in then, so no session can. */
export const CHALLENGE_COOKIE = 'tureen_challenge';
