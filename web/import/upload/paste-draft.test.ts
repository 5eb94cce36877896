import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { createSafeStorage } from '../device-storage.ts';
import { createFakeStorage } from '../fake-storage.ts';
import { clearSentDraft, storePasteDraft, readPasteDraft } from './paste-draft.ts';

const nothing = { text: '', kind: undefined };

suite('what was typed for an import', () => {
  test('is found again, with what somebody said that it is', () => {
    const storage = createFakeStorage(new Map());
    assert.deepEqual(readPasteDraft(storage), nothing);
    for (const typed of [
      { text: 'Soup\n\n2 onions ', kind: undefined },
      { text: 'example.org/soup', kind: 'text' as const },
      { text: 'soup', kind: 'url' as const },
    ]) {
      storePasteDraft(typed, storage);
      assert.deepEqual(readPasteDraft(storage), typed);
    }
    storePasteDraft({ text: '', kind: undefined }, storage);
    assert.deepEqual(storage.keys(), []);
  });

  test('goes when it has arrived, and what was typed meanwhile stays', () => {
    const storage = createFakeStorage(new Map());
    storePasteDraft({ text: ' example.org/soup ', kind: undefined }, storage);
    clearSentDraft({ kind: 'url', url: 'https://example.org/stew' }, storage);
    assert.equal(readPasteDraft(storage).text, ' example.org/soup ');
    clearSentDraft({ kind: 'url', url: 'https://example.org/soup' }, storage);
    assert.deepEqual(readPasteDraft(storage), nothing);

    storePasteDraft({ text: 'Soup', kind: undefined }, storage);
    clearSentDraft({ kind: 'text', text: 'Stew' }, storage);
    assert.equal(readPasteDraft(storage).text, 'Soup');
    clearSentDraft({ kind: 'text', text: 'Soup' }, storage);
    assert.deepEqual(readPasteDraft(storage), nothing);
  });

  test('is nothing where nothing is kept', () => {
    const storage = createSafeStorage(() => assert.fail('SecurityError'));
    storePasteDraft({ text: 'Soup', kind: 'text' }, storage);
    clearSentDraft({ kind: 'text', text: 'Soup' }, storage);
    assert.deepEqual(readPasteDraft(storage), nothing);
  });
});
