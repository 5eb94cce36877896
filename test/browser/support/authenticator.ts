import type { BrowserContext, Page } from 'playwright-core';

interface Authenticator {
  /** Whether somebody is there to say yes. Chromium takes that for an answer to an offer below a field, too. */
  readonly setPresent: (isPresent: boolean) => Promise<void>;
}

/** A device that holds passkeys and says yes while somebody is there, as Chromium itself plays one. */
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
