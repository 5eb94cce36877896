import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, suite, test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { setUp } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { sections } from './interface/sections.ts';
import type { Sentence, TestReference } from './interface/sentence.ts';

/** The contract has this many sentences; one that is lost would otherwise go unnoticed. */
const MIN_SENTENCES = 550;

const isReference = ({ proof }: Sentence): boolean => typeof proof !== 'function';

const ROOT = new URL('../../', import.meta.url);

/** Quotes in titles are escaped in the source. */
const hasTest = ({ file, title }: TestReference): boolean =>
  readFileSync(new URL(file, ROOT), 'utf8')
    .replaceAll(/\\(['"`])/g, '$1')
    .includes(title);

suite('the sentences of the contract', () => {
  const sentences = sections.flatMap((section) => section.sentences);

  test('are all listed, each once', () => {
    assert.ok(sentences.length >= MIN_SENTENCES, `only ${sentences.length} sentences`);
    for (const { title, sentences: listed } of sections) {
      const texts = listed.map(({ text }) => text);
      assert.deepEqual(texts, [...new Set(texts)], title);
    }
  });

  test('name only tests that exist', () => {
    const missing = sentences
      .map(({ proof }) => proof)
      .filter((proof) => typeof proof !== 'function')
      .filter((proof) => !hasTest(proof));
    assert.deepEqual(missing, []);
  });
});

onEveryEngine('the contract', (engine) => {
  const local = serviceForSuite(engine);
  const accounts = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person | undefined;
  before(async () => {
    admin = await setUp(accounts);
  });

  for (const { title, sentences } of sections) {
    const tested = sentences.filter((sentence) => !isReference(sentence));
    if (tested.length === 0) continue;
    suite(title, () => {
      for (const { text, proof } of tested) {
        if (typeof proof !== 'function') continue;
        test(text, async () => {
          const { body } = await local.client.post<{ id: string }>('/api/v1/libraries', { name: text.slice(0, 50) });
          const client = local.client.with({ 'x-service-library': body.id });
          await proof({ engine, local, client, accounts, admin: admin ?? assert.fail('no administrator') });
        });
      }
    });
  }
});
