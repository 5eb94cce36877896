import { send } from './client.ts';

/** Browsers of the last two years read and write the JSON of WebAuthn themselves; older ones are offered no passkey. */
const isSupported = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Whether this browser can do it at all; whether this address may is told by `passkeys_available` of the account. */
export const browserHasPasskeys = (): boolean => isSecureContext && isSupported();

/** Whether the browser offers passkeys in the list that opens below a field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  browserHasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());

const jsonOf = (credential: Credential | null): unknown => {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('There is no passkey.', 'NotAllowedError');
};

/** Has the device make a passkey, and gives what the service verifies. */
export const makePasskey = async (): Promise<unknown> => {
  const { body } = await send<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(body);
  return jsonOf(await navigator.credentials.create({ publicKey }));
};

/**
 * Has the device prove that it holds a passkey. Conditional: it waits until somebody chooses one from the list below a
 * field, for which it needs a signal, since a browser does one such thing at a time.
 */
export const provePasskey = async (
  options: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<unknown> => {
  const { body } = await send<PublicKeyCredentialRequestOptionsJSON>('POST', '/auth/passkeys/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(body);
  return jsonOf(await navigator.credentials.get({ ...options, publicKey }));
};
