import { COSE_ALGORITHMS, loadWebAuthn, loadWebAuthnHelpers } from './webauthn.ts';
import type { RegistrationResponse } from './webauthn.schemas.ts';

/** A new credential from an authenticator. */
export interface VerifiedCredential {
  /** The challenge it answers. */
  readonly challenge: string;
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * We request no attestation, so browsers send none or self attestation (WebAuthn Level 3, section 5.1.3, step 22).
 * Anything else is rejected unread, because for certificates the library would fetch revocation lists from URLs that
 * the sender chooses.
 */
const isWithoutCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthnHelpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
};

/**
 * Verifies a browser's registration response. Undefined if anything is wrong with it; the reason would help only an
 * attacker.
 */
export const verifyRegistration = async (
  { id, rawId, type, response: { clientDataJSON, attestationObject } }: RegistrationResponse,
  origin: URL,
  isExpected: (challenge: string) => boolean,
): Promise<VerifiedCredential | undefined> => {
  const { verifyRegistrationResponse } = await loadWebAuthn();
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
      supportedAlgorithmIDs: COSE_ALGORITHMS,
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
    // The library throws for every failure, from invalid base64url to a wrong signature.
    return undefined;
  }
};
