import type { BrowserContext, Page } from 'playwright-core';

interface Authenticator {
  /** Whether the user is present. Chromium also takes this as accepting an autofill offer. */
  readonly setPresent: (isPresent: boolean) => Promise<void>;
}

/** A virtual authenticator in Chromium that holds passkeys and agrees while the user is present. */
export const addAuthenticator = async (context: BrowserContext, page: Page): Promise<Authenticator> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setPresent: async (enabled) =>
      void (await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
  };
};
