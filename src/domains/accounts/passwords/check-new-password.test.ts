import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { checkNewPassword } from './check-new-password.ts';

const ada = { username: 'ada.lovelace', displayName: 'Countess Ada' };

const refusalOf = (password: string, about = {}): Problem | undefined => {
  try {
    checkNewPassword(password, about, 'body.password');
    return undefined;
  } catch (error) {
    assert.ok(error instanceof Problem);
    return error;
  }
};

const codeOf = (password: string, about = {}): string | undefined => refusalOf(password, about)?.violations[0]?.code;

const assertCommon = (passwords: readonly string[], about = {}): void => {
  for (const password of passwords) assert.equal(codeOf(password, about), 'common-password', password);
};

const passwordOf = (length: number): string => `a${filledWith('\u0301\u0316')(length)}`;

suite('new password check', () => {
  test('rejects fewer than 12 characters, counted as code points after NFC', () => {
    for (const password of ['', 'tr0ub4dor&3', '🍲🥕🧅🧄🥔🌶🍅🫑🥬🍄🌽', 'e\u0301o\u0308'.repeat(5)]) {
      assert.deepEqual(refusalOf(password)?.violations, [
        {
          location: 'body.password',
          code: 'minLength',
          message: 'must have at least 12 characters',
          params: { limit: 12 },
        },
      ]);
    }
    assert.equal(codeOf('🍲🥕🧅🧄🥔🌶🍅🫑🥬🍄🌽🥒'), undefined);
  });

  test('rejects more than 200 characters', () => {
    const longest = 'lentils & rice; '.repeat(13).slice(0, 200);
    assert.equal(codeOf(longest), undefined);
    assert.deepEqual(refusalOf(`${longest}.`)?.violations, [
      {
        location: 'body.password',
        code: 'maxLength',
        message: 'must have at most 200 characters',
        params: { limit: 200 },
      },
    ]);
  });

  test('accepts 200 characters in their longest encoding', () => {
    const longest = 'ᾂᾃᾄᾅᾆ'.repeat(40).normalize('NFD');
    assert.equal(longest.length, 800);
    assert.equal(codeOf(longest), undefined);
    assert.equal(codeOf(`${longest}.`), 'maxLength');
  });

  test('rejects a password that is far too long in linear time', async () => {
    assert.equal(codeOf(passwordOf(80_000)), 'maxLength');
    await assertGrowsLinearly('combining marks', 80_000, passwordOf, codeOf);
  });

  test('rejects common passwords in any case and width', () => {
    assertCommon([
      '123qweasdzxc',
      '1qaz2wsx3edc',
      'sonyericsson',
      'LeaveMeAlone',
      'ｆｉｎａｌｆａｎｔａｓｙ',
      '!leavemealone7',
    ]);
    assert.deepEqual(refusalOf('sonyericsson')?.violations, [
      {
        location: 'body.password',
        code: 'common-password',
        message: 'is a commonly used password: choose another',
      },
    ]);
  });

  test('rejects repetitions of up to 4 characters', () => {
    assertCommon(['aaaaaaaaaaaa', 'xXxXxXxXxXxXx', 'abcabcabcabc', 'k7#pk7#pk7#pk7', '🍲🥕🍲🥕🍲🥕🍲🥕🍲🥕🍲🥕']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 }), (unit) =>
        assertCommon([unit.repeat(12)]),
      ),
    );
  });

  test('rejects runs of the alphabet, digits or keyboard rows, forward or backward', () => {
    assertCommon(['abcdefghijkl', 'LKJIHGFEDCBA', 'uvwxyzabcdef', '123456789012', '987654321098']);
    assertCommon(['qwertyuiopas', 'poiuytrewqlkj', 'qwertzuiopü+', 'azertyuiopqs', '!@#$%^&*()_+']);
    assertCommon(['abcdef654321', 'asdfghjkl1234', 'aaaabbbbcccc', '000000000001']);
  });

  test('rejects passwords made mainly of the username, display name or service name', () => {
    assertCommon(['ada.lovelace', 'AdaLovelace1815', 'x-lovelace-x', 'countess ada!', 'LovelaceTureen'], ada);
    assertCommon(['tureentureen', 'a tureen, tureen', 'Tureen-2026-2027']);
    for (const password of ['AdaLovelacex', 'my lovelace 12']) assert.equal(codeOf(password), undefined);
    assert.equal(codeOf('lovelace sings badly', ada), undefined);
  });

  test('rejects a base word surrounded only by digits and punctuation', () => {
    assertCommon(['Password1234!', '!!welcome2026', 'letmein-123-456', 'qwerty!8301!', 'iloveyou2026']);
    assertCommon(['administrator', '2026/10/07 admin', 'P@ssw0rd1234', 'Pa$$word-2026', 'WelcomePassword7']);
    assertCommon(['ada 1815-12-10'], ada);
  });

  test('never includes the password in a rejection', () => {
    for (const password of ['tr0ub4dor&3', 'sonyericsson', 'LovelaceTureen', 'Password1234!', 'zx'.repeat(101)]) {
      const refusal = refusalOf(password, ada);
      assert.ok(refusal !== undefined);
      const shown = JSON.stringify([refusal.message, refusal.params, refusal.violations, refusal.headers]);
      assert.ok(!shown.includes(password), shown);
    }
  });

  test('accepts any input or rejects it with a documented code', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 250 }),
        fc.string(),
        fc.string(),
        (password, username, displayName) =>
          assert.ok(
            [undefined, 'minLength', 'maxLength', 'common-password'].includes(
              codeOf(password, { username, displayName }),
            ),
          ),
      ),
    );
  });

  test('accepts a passphrase', () => {
    for (const password of [
      'corect horse batery stapel',
      'correct horse battery staple',
      'soup with my password',
      'leek & potato, 40 min',
      'Käsespätzle um acht',
      'мама мыла раму',
      '春眠不覺曉處處聞啼鳥夜來',
      '839201748261',
    ]) {
      assert.equal(codeOf(password, ada), undefined, password);
    }
  });

  test('accepts a random password of 12 or more letters and digits', () => {
    // Uses digests, because generators prefer strings such as aaaaaaaaaaaa. The seed is fixed: one in 400,000 good
    // passwords matches a fingerprint by chance.
    const random = fc
      .tuple(fc.string(), fc.integer({ min: 12, max: 43 }))
      .map(([text, length]) => createHash('sha256').update(text).digest('base64url').slice(0, length));
    fc.assert(
      fc.property(random, (password) => assert.equal(codeOf(password, ada), undefined)),
      { seed: 12, numRuns: 2000 },
    );
  });

  test('has a list of 10,000 fingerprints in ascending order, as binary search requires', () => {
    const list = readFileSync(new URL('./common-passwords.bin', import.meta.url));
    assert.equal(list.length, 40_000);
    for (let at = 4; at < list.length; at += 4) assert.ok(list.readUInt32BE(at - 4) < list.readUInt32BE(at));
  });
});
