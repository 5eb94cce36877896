import type { Problem } from '../../../platform/problem/problem.ts';
import type { ReturnTarget } from '../providers/provider-login.ts';

type ToApp = Extract<ReturnTarget, { readonly kind: 'app' }>;

const OWN_MACHINE = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A native app listening on loopback may use any free port (RFC 8252, section 7.3). */
const isOnOwnMachine = (address: string): boolean => {
  if (!URL.canParse(address) || address.includes('#')) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'http:' && OWN_MACHINE.has(hostname) && `${username}${password}` === '';
};

/** Whether a code may be sent to this URI. Otherwise any web page could request one and receive it. */
export const isAppRedirect = (address: string, configured: readonly string[]): boolean =>
  configured.includes(address) || isOnOwnMachine(address);

const withParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
};

/** Redirect with the code that the app exchanges for a session. */
export const createAppCodeRedirectUrl = ({ redirectUri, state }: ToApp, code: string): string =>
  withParameters(redirectUri, { code, state });

/** Redirect with the reason why there is no code. */
export const createAppErrorRedirectUrl = ({ redirectUri, state }: ToApp, { code, status }: Problem): string =>
  withParameters(redirectUri, {
    error: status >= 500 ? 'temporarily_unavailable' : 'access_denied',
    error_description: code,
    state,
  });
