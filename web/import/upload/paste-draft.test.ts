import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { createSafeStorage } from '../../offline/safe-storage.ts';
import { createFakeStorage } from '../../offline/fake-storage.ts';
import { clearSentDraft, storePasteDraft, readPasteDraft } from './paste-draft.ts';

const nothing = { text: '', kind: undefined };

suite('paste draft', () => {
  test('is read back with the kind the user chose', () => {
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

  test('is cleared once it is sent, unless the text has changed since', () => {
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

  test('is empty if the browser blocks storage', () => {
    const storage = createSafeStorage(() => assert.fail('SecurityError'));
    storePasteDraft({ text: 'Soup', kind: 'text' }, storage);
    clearSentDraft({ kind: 'text', text: 'Soup' }, storage);
    assert.deepEqual(readPasteDraft(storage), nothing);
  });
});
