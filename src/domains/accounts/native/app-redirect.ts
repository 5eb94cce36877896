import type { Problem } from '../../../platform/problem/problem.ts';
import type { WayBack } from '../providers/login.ts';

type ToApp = Extract<WayBack, { readonly kind: 'app' }>;

const OWN_MACHINE = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** An app that listens on its own machine takes any port that is free (RFC 8252, section 7.3). */
const isOnOwnMachine = (address: string): boolean => {
  if (!URL.canParse(address) || address.includes('#')) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'http:' && OWN_MACHINE.has(hostname) && `${username}${password}` === '';
};

/** True for an address to which a code may be given: otherwise any page could ask for one and get it. */
export const isAppRedirect = (address: string, configured: readonly string[]): boolean =>
  configured.includes(address) || isOnOwnMachine(address);

const withParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
};

/** Where an app is given the code that it changes for a session. */
export const grantedAddress = ({ redirectUri, state }: ToApp, code: string): string =>
  withParameters(redirectUri, { code, state });

/** Where an app is told why there is none. */
export const refusedAddress = ({ redirectUri, state }: ToApp, { code, status }: Problem): string =>
  withParameters(redirectUri, {
    error: status >= 500 ? 'temporarily_unavailable' : 'access_denied',
    error_description: code,
    state,
  });
