import { send } from './client.ts';

/** Browsers of the last two years convert WebAuthn JSON themselves; older ones are not offered passkeys. */
const isSupported = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/**
 * Whether this browser supports passkeys; whether this origin may use them is in `passkeys_available` of the account.
 */
export const supportsPasskeys = (): boolean => isSecureContext && isSupported();

/** Whether the browser offers passkeys in a field's autofill list. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());

const toJson = (credential: Credential | null): unknown => {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('There is no passkey.', 'NotAllowedError');
};

/** Creates a passkey on the device and returns the response for the service to verify. */
export const createPasskey = async (): Promise<unknown> => {
  const { body } = await send<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(body);
  return toJson(await navigator.credentials.create({ publicKey }));
};

/**
 * Proves possession of a passkey. With conditional mediation it waits until the user picks one from the autofill list;
 * that needs a signal, since a browser handles one such request at a time.
 */
export const getPasskeyAssertion = async (
  options: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<unknown> => {
  const { body } = await send<PublicKeyCredentialRequestOptionsJSON>('POST', '/auth/passkeys/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(body);
  return toJson(await navigator.credentials.get({ ...options, publicKey }));
};
