// decisions.md, section 11; interface.md, "Events", "Webhooks".
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { verifyWebhook } from 'tureen/webhooks';
import type { WebhookToVerify } from 'tureen/webhooks';

import { tureen } from '../../src/app/tureen.ts';
import { checkEventTypes } from '../../src/domains/webhooks/event-types.ts';
import { generateSigningSecret } from '../../src/domains/webhooks/signature.ts';
import type { EventBody } from '../../src/platform/outbox/event.ts';
import { TOLERANCE, bodies, mutations, send, signatureOf } from './arrivals.ts';
import type { Arrived } from './arrivals.ts';
import { build, headings, page, samples, whySkip } from './samples.ts';
import type { Delivery } from './samples.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);

const [secret, older, stranger] = [generateSigningSecret(), generateSigningSecret(), generateSigningSecret()];

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
const acceptedBy = (arrived: Arrived, key: string): readonly string[] => {
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
        assert.deepEqual(acceptedBy(send(text, seconds(), secret), secret), ALL);
      }),
    );
  });

  test('is accepted with the new and the old secret during rotation, and with no other', () => {
    fc.assert(
      fc.property(bodies, (text) => {
        const arrived = send(text, seconds(), secret, older);
        assert.deepEqual(acceptedBy(arrived, secret), ALL);
        assert.deepEqual(acceptedBy(arrived, older), ALL);
        assert.deepEqual(acceptedBy(arrived, stranger), []);
      }),
    );
  });

  test('is rejected by all three verifiers if the body, the time or the signature differs', () => {
    fc.assert(
      fc.property(bodies, mutations, fc.boolean(), (text, mutate, isRotated) => {
        const sent = send(text, seconds(), ...(isRotated ? [secret, older] : [secret]));
        const arrived = mutate(sent);
        fc.pre(arrived.body !== text || arrived.headers !== sent.headers);
        for (const key of [secret, older]) assert.deepEqual(acceptedBy(arrived, key), []);
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
  const rejects = (other: Partial<WebhookToVerify>, code: string): void => {
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
    rejects({ secret: [stranger, older] }, 'signature-mismatch');
  });

  test('rejects signatures more than five minutes in the past or future', () => {
    for (const difference of [-TOLERANCE, TOLERANCE]) verify({ now: at(difference) });
    for (const difference of [-TOLERANCE - 1, TOLERANCE + 1]) {
      rejects({ now: at(difference) }, 'timestamp-out-of-range');
      verify({ now: at(difference), toleranceSeconds: TOLERANCE + 1 });
    }
  });

  test('rejects everything if the tolerance or the date is not a number', () => {
    rejects({ toleranceSeconds: Number.NaN }, 'timestamp-out-of-range');
    rejects({ now: new Date(Number.NaN) }, 'timestamp-out-of-range');
  });

  test('rejects any other header as malformed', () => {
    const hex = 'a'.repeat(64);
    for (const header of [undefined, [], '', 't=', `t=${time}`, `v1=${hex}`, `t=x,v1=${hex}`, `t=${time},v1=${hex}0`]) {
      rejects({ header }, 'malformed-header');
    }
    fc.assert(
      fc.property(fc.string(), (header) => {
        rejects({ header }, 'malformed-header');
      }),
    );
  });

  test('does not parse the body before verifying it', () => {
    rejects({ body: '{' }, 'signature-mismatch');
    assert.throws(() => verify({ body: '{', header: signatureOf(send('{', time, secret)) }), SyntaxError);
  });

  test('throws without a secret', () => {
    const unkeyed = signatureOf(send(body, time, ''));
    for (const none of ['', [], ['']]) assert.throws(() => verify({ header: unkeyed, secret: none }), TypeError);
  });
});

suite('docs/webhooks.md', () => {
  test('lists exactly the event types that can be subscribed to', () => {
    const [, table = ''] = page.split(/^\| Kind .*$/m);
    const [rows = ''] = table.split('\n\n');
    const named = [...rows.matchAll(/`([\w.-]+)`/g)].map(([, type = '']) => type);
    checkEventTypes(named, tureen.events, 'instance');
    // Requesting an unknown type returns the full list.
    const listsThem = ({ message }: Error): boolean => {
      const [, list = ''] = message.split('asterisk: ');
      const types = list.split(', ').filter((type) => !type.endsWith('*'));
      assert.deepEqual(named.toSorted(), types.toSorted());
      return true;
    };
    assert.throws(() => checkEventTypes(['soup.boiled'], tureen.events, 'instance'), listsThem);
  });

  test('shows a delivery that verifies with the secret it shows', () => {
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
        ['two signatures, the second one valid', true, at(now, stranger, secret)],
        ['an unknown scheme', true, { ...good, header: `${good.header},v2=x` }],
        ['another body', false, { ...good, body: text.replace('12', '13') }],
        ['a body without its trailing newline', false, { ...good, body }],
        ['another time', false, { ...good, header: good.header.replace(/^t=\d+/, `t=${now - 1}`) }],
        ['an old time', false, at(now - 2 * TOLERANCE, secret)],
        ['a future time', false, at(now + 2 * TOLERANCE, secret)],
        ['another secret', false, { ...good, secret: stranger }],
        ['two invalid signatures', false, at(now, stranger, older)],
        ['no signature', false, { ...good, header: `t=${now}` }],
        ['no header', false, { ...good, header: '' }],
      ];
      for (const [name, isGenuine, delivery] of cases) {
        assert.equal(await program.verify(delivery), isGenuine, `${sample.language}: ${name}`);
      }
    });
  }
});
