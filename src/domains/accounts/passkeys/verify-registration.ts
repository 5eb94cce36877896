import { ALGORITHMS, webauthn, webauthnHelpers } from './webauthn.ts';
import type { RegistrationResponse } from './webauthn.schemas.ts';

/** A key that an authenticator made for us. */
export interface NewCredential {
  /** That which it answers. */
  readonly challenge: string;
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * We ask for no attestation, so browsers send none, or one that the new key signed itself (WebAuthn
 * Level 3, section 5.1.3, step 22). Anything else is refused unread: for certificates the library
 * would fetch revocation lists, from wherever the sender says.
 */
const isWithoutCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await webauthnHelpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
};

/**
 * Verifies what a browser answers to registration options. Undefined where anything at all is wrong
 * with it; what it was is nobody's business but the attacker's.
 */
export const verifyRegistration = async (
  { id, rawId, type, response: { clientDataJSON, attestationObject } }: RegistrationResponse,
  origin: URL,
  isExpected: (challenge: string) => boolean,
): Promise<NewCredential | undefined> => {
  const { verifyRegistrationResponse } = await webauthn();
  let answered = '';
  try {
    if (!(await isWithoutCertificates(attestationObject))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => {
        answered = challenge;
        return isExpected(challenge);
      },
      expectedOrigin: origin.origin,
      expectedRPID: origin.hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { credential } = registrationInfo;
    return {
      challenge: answered,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    };
  } catch {
    // The library throws for every fault, from text that is no base64url to a false signature.
    return undefined;
  }
};
