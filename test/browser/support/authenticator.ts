import type { BrowserContext, Page } from 'playwright-core';

/** A device that holds passkeys and always says yes, as Chromium itself plays one. */
export const addAuthenticator = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
