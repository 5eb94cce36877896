import { htmlPage } from './html.ts';

const COMMAND = `curl --json '{
  "token": "the part of the address behind token=",
  "username": "ada",
  "display_name": "Ada",
  "password": "at least twelve characters"
}' ADDRESS/api/v1/auth/setup`;

/** The target of the setup link. It runs no script, so it explains the steps instead of doing them. */
export const setupPage = (): string =>
  htmlPage(
    'Set up – Tureen',
    '<h1>Become the administrator</h1><p>The link is good once and for a day. Send its token with the name and the ' +
      'password that you want to sign in with; ADDRESS stands for where you are now:</p>' +
      `<pre>${COMMAND}</pre><p>The answer signs you in: its cookie holds the session. Keep the link to yourself until ` +
      'then.</p><p><a href="/api/v1/docs">The reference</a> has the rest.</p>',
  );
