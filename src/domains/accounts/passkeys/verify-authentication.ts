import type { PasskeyRow } from './passkey.store.ts';
import { toUserHandle, loadWebAuthn } from './webauthn.ts';
import type { AuthenticationResponse } from './webauthn.schemas.ts';

/** The verified content of an authentication response. */
export interface VerifiedAssertion {
  /** The challenge that was answered. */
  readonly challenge: string;
  /** The authenticator's signature counter. */
  readonly counter: number;
}

/**
 * The user was not known beforehand, so the authenticator names the user, who must own the passkey (WebAuthn Level 3,
 * section 7.2, step 6). The library leaves this check to us.
 */
const namesItsUser = (userHandle: string | null | undefined, { user_id }: PasskeyRow): boolean =>
  typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').equals(toUserHandle(user_id));

/** Verifies a browser's authentication response. Undefined if anything is wrong with it. */
export const verifyAuthentication = async (
  { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }: AuthenticationResponse,
  passkey: PasskeyRow,
  origin: URL,
  isExpected: (challenge: string) => boolean,
): Promise<VerifiedAssertion | undefined> => {
  if (!namesItsUser(userHandle, passkey)) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let answered = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => {
        answered = challenge;
        return isExpected(challenge);
      },
      expectedOrigin: origin.origin,
      expectedRPID: origin.hostname,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? { challenge: answered, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // The library throws for every failure, from invalid base64url to a decreasing counter.
    return undefined;
  }
};
