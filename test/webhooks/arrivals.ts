// Requests as a receiver gets them, and what may have happened to them in transit.
import * as fc from 'fast-check';

import { createSignatureHeaders } from '../../src/domains/webhooks/signature.ts';

export const TOLERANCE = 300;
const DELIVERY = '019a8b1e-52f0-7c1d-9d0e-6f3f0a4c2b11';
const HEX = Array.from('0123456789abcdef');

/** A request as it arrives. */
export interface Arrived {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const send = (text: string, time: number, ...secrets: readonly string[]): Arrived => ({
  body: text,
  headers: createSignatureHeaders({ deliveryId: DELIVERY, time, body: text, secrets }),
});

export const signatureOf = ({ headers }: Arrived): string => headers['service-signature'] ?? '';

/** Any body a delivery may have. */
export const bodies = fc
  .record({ id: fc.string({ unit: 'binary' }), revision: fc.nat(), resource: fc.string({ unit: 'grapheme' }) })
  .map((value) => JSON.stringify(value));

/** A text with one change: something inserted, removed or replaced. */
const changed = (text: string, at: number, leftOut: number, putIn: string): string => {
  const letters = Array.from(text);
  letters.splice(at % (letters.length + 1), leftOut, putIn);
  return letters.join('');
};

type Mutation = (arrived: Arrived) => Arrived;

const bodyMutations = fc
  .tuple(fc.nat(), fc.nat(3), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([at, leftOut, putIn]): Mutation => (arrived) => ({
    ...arrived,
    body: changed(arrived.body, at, leftOut, putIn),
  }));

/** Also far enough that the time alone is a reason to reject it. */
const timeMutations = fc
  .integer({ min: -2 * TOLERANCE, max: 2 * TOLERANCE })
  .filter((later) => later !== 0)
  .map((later): Mutation => ({ headers, ...arrived }) => {
    const time = Number(headers['webhook-timestamp']) + later;
    const signature = (headers['service-signature'] ?? '').replace(/^t=\d+/, `t=${time}`);
    return { ...arrived, headers: { ...headers, 'service-signature': signature, 'webhook-timestamp': `${time}` } };
  });

const withLetter = (signature: string, place: number, letter: string): string => {
  const at = place % signature.length;
  const isSame = signature[at] === letter;
  return signature.slice(0, at) + (isSame ? String(Number(letter === '0')) : letter) + signature.slice(at + 1);
};

const withLetters = (header: string, place: number, letter: string): string =>
  header.replaceAll(/(?<=v1[=,])[^, ]+/g, (signature) => withLetter(signature, place, letter));

/** Another character of the signature alphabet at one position of each signature. */
const signatureMutations = fc
  .tuple(fc.nat(63), fc.constantFrom(...HEX))
  .map(([place, letter]): Mutation => ({ headers, ...arrived }) => {
    return {
      ...arrived,
      headers: {
        ...headers,
        'service-signature': withLetters(headers['service-signature'] ?? '', place, letter),
        'webhook-signature': withLetters(headers['webhook-signature'] ?? '', place, letter),
      },
    };
  });

/** What an attacker in transit may do to a request. A body may come out unchanged. */
export const mutations = fc.oneof(bodyMutations, timeMutations, signatureMutations);
