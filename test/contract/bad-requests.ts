import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { setUp } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { sendBadRequests } from './send-bad-requests.ts';

const RULE = 'never get a 500 and always get a documented response';

/** In local mode, and with accounts as a user who may do everything. */
export const badRequests = (atLeast: { readonly local: number; readonly accounts: number }): void =>
  onEveryEngine('bad requests', (engine) => {
    // Streams end right away, so that they can be read like any other response.
    const streams = { closeMs: 20 };
    const local = serviceForSuite(engine, { streams });
    const accounts = serviceForSuite(engine, {
      streams,
      settings: {
        TUREEN_AUTH: 'accounts',
        TUREEN_LIMIT_SIGN_IN_FAILURES_PER_NAME: '1000000',
        TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
        TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000000',
      },
    });

    test(`${RULE} in local mode`, async (t) => {
      t.diagnostic(`\n${await sendBadRequests({ origin: local.client.origin, headers: {} }, atLeast.local)}`);
    });

    test(`${RULE} with accounts`, async (t) => {
      const { session } = await setUp(accounts);
      const sender = { origin: accounts.client.origin, headers: { authorization: `Bearer ${session}` } };
      t.diagnostic(`\n${await sendBadRequests(sender, atLeast.accounts)}`);
    });
  });
