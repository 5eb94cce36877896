// decisions.md, section 11; interface.md, "Events", "Webhooks".
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { verifyWebhook } from 'tureen/webhooks';
import type { WebhookToVerify } from 'tureen/webhooks';

import { checkEventTypes } from '../../src/domains/webhooks/event-types.ts';
import { newSigningSecret } from '../../src/domains/webhooks/signature.ts';
import type { EventBody } from '../../src/platform/outbox/event.ts';
import { TOLERANCE, bodies, mutations, send, signatureOf } from './arrivals.ts';
import type { Arrived } from './arrivals.ts';
import { build, headings, page, samples, whySkip } from './samples.ts';
import type { Delivery } from './samples.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);

const [secret, older, stranger] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];

const event: EventBody = {
  id: 'library.4711',
  type: 'recipe.updated',
  library_id: 'library',
  occurred_at: '2025-11-16T00:00:00.000Z',
  actor_id: 'anna',
  resource: { type: 'recipe', id: 'crème brûlée 🍮', revision: 12 },
};
const body = JSON.stringify(event);

const succeeds = (verify: () => unknown): boolean => {
  try {
    verify();
    return true;
  } catch (error) {
    // Parsing it, even without success, means it was trusted first.
    return error instanceof SyntaxError;
  }
};

/** Which verifiers consider a request genuine. */
const believers = (arrived: Arrived, key: string): readonly string[] => {
  const { body: text, headers } = arrived;
  const header = signatureOf(arrived);
  const verifiers = {
    tureen: () => verifyWebhook({ body: text, header, secret: key }),
    stripe: () => Stripe.webhooks.signature?.verifyHeader(text, header, key, TOLERANCE) ?? assert.fail('no verifier'),
    standardwebhooks: () => new Webhook(key).verify(text, headers),
  };
  return Object.entries(verifiers).flatMap(([name, verify]) => (succeeds(verify) ? [name] : []));
};

const ALL = ['tureen', 'stripe', 'standardwebhooks'];

suite('delivery signature', () => {
  test('is accepted by verifyWebhook and by the verifiers of Stripe and Standard Webhooks', () => {
    fc.assert(
      fc.property(bodies, (text) => {
        assert.deepEqual(believers(send(text, seconds(), secret), secret), ALL);
      }),
    );
  });

  test('is accepted with the new and the old secret during rotation, and with no other', () => {
    fc.assert(
      fc.property(bodies, (text) => {
        const arrived = send(text, seconds(), secret, older);
        assert.deepEqual(believers(arrived, secret), ALL);
        assert.deepEqual(believers(arrived, older), ALL);
        assert.deepEqual(believers(arrived, stranger), []);
      }),
    );
  });

  test('is rejected by all of them if the body, the time or the signature differs', () => {
    fc.assert(
      fc.property(bodies, mutations, fc.boolean(), (text, mutate, isRotated) => {
        const sent = send(text, seconds(), ...(isRotated ? [secret, older] : [secret]));
        const arrived = mutate(sent);
        fc.pre(arrived.body !== text || arrived.headers !== sent.headers);
        for (const key of [secret, older]) assert.deepEqual(believers(arrived, key), []);
      }),
      { numRuns: 1000 },
    );
  });
});

suite('verifyWebhook', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const time = now.getTime() / 1000;
  const header = signatureOf(send(body, time, secret));
  const good: WebhookToVerify = { body, header, secret, now };
  const verify = (other: Partial<WebhookToVerify> = {}): EventBody => verifyWebhook({ ...good, ...other });
  /** A number of seconds after it was signed. */
  const at = (difference: number): Date => new Date((time + difference) * 1000);
  const refuses = (other: Partial<WebhookToVerify>, code: string): void => {
    assert.throws(() => verify(other), { name: 'WebhookVerificationError', code }, JSON.stringify(other));
  };

  test('returns the event, from bytes or text', () => {
    assert.deepEqual(verify(), event);
    assert.deepEqual(verify({ body: new TextEncoder().encode(body) }), event);
  });

  test('accepts several signatures, several secrets, and unknown parts', () => {
    const rotated = signatureOf(send(body, time, secret, older));
    for (const key of [secret, older, [stranger, older]]) verify({ header: rotated, secret: key });
    verify({ header: `v0=abc, v2=xyz, ${header}, flag` });
    refuses({ secret: [stranger, older] }, 'signature-mismatch');
  });

  test('rejects signatures more than five minutes old or in the future', () => {
    for (const difference of [-TOLERANCE, TOLERANCE]) verify({ now: at(difference) });
    for (const difference of [-TOLERANCE - 1, TOLERANCE + 1]) {
      refuses({ now: at(difference) }, 'timestamp-out-of-range');
      verify({ now: at(difference), toleranceSeconds: TOLERANCE + 1 });
    }
  });

  test('accepts nothing if the tolerance or the date is not a number', () => {
    refuses({ toleranceSeconds: Number.NaN }, 'timestamp-out-of-range');
    refuses({ now: new Date(Number.NaN) }, 'timestamp-out-of-range');
  });

  test('rejects any other header and never fails otherwise', () => {
    const hex = 'a'.repeat(64);
    for (const header of [undefined, [], '', 't=', `t=${time}`, `v1=${hex}`, `t=x,v1=${hex}`, `t=${time},v1=${hex}0`]) {
      refuses({ header }, 'malformed-header');
    }
    fc.assert(
      fc.property(fc.string(), (header) => {
        refuses({ header }, 'malformed-header');
      }),
    );
  });

  test('parses nothing before it is verified', () => {
    refuses({ body: '{' }, 'signature-mismatch');
    assert.throws(() => verify({ body: '{', header: signatureOf(send('{', time, secret)) }), SyntaxError);
  });

  test('does nothing without a secret', () => {
    const unkeyed = signatureOf(send(body, time, ''));
    for (const none of ['', [], ['']]) assert.throws(() => verify({ header: unkeyed, secret: none }), TypeError);
  });
});

suite('docs/webhooks.md', () => {
  test('lists exactly the event types that can be subscribed to', () => {
    const [, table = ''] = page.split(/^\| Kind .*$/m);
    const [rows = ''] = table.split('\n\n');
    const named = [...rows.matchAll(/`([\w.-]+)`/g)].map(([, type = '']) => type);
    checkEventTypes(named, 'instance');
    // Requesting an unknown type returns the full list.
    const isToldThem = ({ message }: Error): boolean => {
      const [, list = ''] = message.split('asterisk: ');
      const types = list.split(', ').filter((type) => !type.endsWith('*'));
      assert.deepEqual(named.toSorted(), types.toSorted());
      return true;
    };
    assert.throws(() => checkEventTypes(['soup.boiled'], 'instance'), isToldThem);
  });

  test('shows a delivery that its secret verifies', () => {
    const [, head = '', text = ''] = /^```http\n(.*?)\n\n(.*?)\n```$/ms.exec(page) ?? [];
    const header = /^Service-Signature: (.+)$/m.exec(head)?.[1];
    const [key = ''] = /whsec_[\w+/=]{44}/.exec(page) ?? [];
    const sentAt = Number(/^webhook-timestamp: (\d+)$/m.exec(head)?.[1]);
    verifyWebhook({ body: text, header, secret: key, now: new Date(sentAt * 1000) });
  });

  test('contains no untested program', () => {
    assert.deepEqual(
      headings,
      samples.map(({ language }) => language),
    );
  });
});

suite('programs in docs/webhooks.md', { concurrency: 2 }, () => {
  // JSON with a trailing newline, which is unusual but signed as well.
  const text = `${body}\n`;
  const at = (time: number, ...secrets: readonly string[]): Delivery => ({
    header: signatureOf(send(text, time, ...secrets)),
    secret,
    body: text,
  });

  for (const sample of samples) {
    test(sample.language, { skip: whySkip(sample) }, async () => {
      await using program = await build(sample);
      const now = seconds();
      const good = at(now, secret);
      const cases: readonly (readonly [string, boolean, Delivery])[] = [
        ['a good signature', true, good],
        ['two, of which the second is right', true, at(now, stranger, secret)],
        ['a scheme that it does not know', true, { ...good, header: `${good.header},v2=x` }],
        ['another body', false, { ...good, body: text.replace('12', '13') }],
        ['a body without its end of line', false, { ...good, body }],
        ['another time', false, { ...good, header: good.header.replace(/^t=\d+/, `t=${now - 1}`) }],
        ['an old time', false, at(now - 2 * TOLERANCE, secret)],
        ['a time to come', false, at(now + 2 * TOLERANCE, secret)],
        ['another secret', false, { ...good, secret: stranger }],
        ['two signatures, neither of them right', false, at(now, stranger, older)],
        ['no signature', false, { ...good, header: `t=${now}` }],
        ['no header', false, { ...good, header: '' }],
      ];
      for (const [name, isGenuine, delivery] of cases) {
        assert.equal(await program.verify(delivery), isGenuine, `${sample.language}: ${name}`);
      }
    });
  }
});
