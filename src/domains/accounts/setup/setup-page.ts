import { renderHtmlPage } from '../../../platform/http/pages/html.ts';

const COMMAND = `curl --json '{
  "token": "the part of the link after token=",
  "username": "ada",
  "display_name": "Ada",
  "password": "at least twelve characters"
}' ADDRESS/api/v1/auth/setup`;

/** The target of the setup link. It runs no script, so it explains the steps instead of doing them. */
export const renderSetupPage = (): string =>
  renderHtmlPage(
    'Set up – Tureen',
    '<h1>Become the administrator</h1><p>This link works once, for one day. Send its token with the username and ' +
      'password you want to sign in with. ADDRESS is the address of this service, such as https://example.org:</p>' +
      `<pre>${COMMAND}</pre><p>The response signs you in: its cookie holds the session. Keep the link to yourself until ` +
      'then.</p><p>The <a href="/api/v1/docs">API reference</a> explains the rest.</p>',
  );
