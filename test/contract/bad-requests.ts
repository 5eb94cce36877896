import { test } from 'node:test';

import { createLog } from '../../src/platform/log/log.ts';
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
    const warnings: string[] = [];
    const log = createLog('warn', { write: (line) => warnings.push(line) });
    const local = serviceForSuite(engine, { streams, log });
    const accounts = serviceForSuite(engine, {
      streams,
      log,
      settings: {
        TUREEN_AUTH: 'accounts',
        TUREEN_LIMIT_SIGN_IN_FAILURES_PER_NAME: '1000000',
        TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
        TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000000',
      },
    });

    test(`${RULE} in local mode`, async (t) => {
      const sender = { origin: local.client.origin, headers: {}, warnings };
      t.diagnostic(`\n${await sendBadRequests(sender, atLeast.local)}`);
    });

    test(`${RULE} with accounts`, async (t) => {
      const { session } = await setUp(accounts);
      const sender = { origin: accounts.client.origin, headers: { authorization: `Bearer ${session}` }, warnings };
      t.diagnostic(`\n${await sendBadRequests(sender, atLeast.accounts)}`);
    });
  });
