import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { unescapeText, unfold } from '../../../../test/support/icalendar.ts';
import { contentLines, escapeText, foldLine } from './content-line.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('a', 'é', '肉', '🍲', '\\', ';', ',', '\n', '\r', '\t', '\u0007', ' '),
    maxLength: 400,
  }),
);

const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f]`, 'g');

suite('a content line of a calendar', () => {
  test('escapes backslash, semicolon, comma and line break, and drops other control characters', () => {
    assert.equal(escapeText('a\\b;c,d\ne\r\nf\rg\u0007\u0000\th:"i"'), String.raw`a\\b\;c\,d\ne\nf\ng` + '\th:"i"');
  });

  test('is folded at 75 octets, and the next part starts with a space', () => {
    assert.equal(foldLine('a'.repeat(75)), 'a'.repeat(75));
    assert.equal(foldLine('a'.repeat(76)), `${'a'.repeat(75)}\r\n a`);
    assert.equal(foldLine('a'.repeat(150)), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`);
    assert.equal(foldLine(`${'a'.repeat(74)}é`), `${'a'.repeat(74)}\r\n é`);
    assert.equal(foldLine('🍲'.repeat(19)), `${'🍲'.repeat(18)}\r\n 🍲`);
  });

  test('unfolds and unescapes to the original text, except for control characters and the kind of line breaks', () => {
    fc.assert(
      fc.property(text, (given) => {
        const [line] = unfold(contentLines([`SUMMARY:${escapeText(given)}`]));
        const whole = given.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '');
        assert.equal(unescapeText((line ?? '').slice('SUMMARY:'.length)), whole);
      }),
    );
  });

  test('no part exceeds 75 octets, and no character is split', () => {
    fc.assert(
      fc.property(text, (given) => {
        const bytes = Buffer.from(contentLines([`DESCRIPTION:${escapeText(given.toWellFormed())}`]));
        const parts = bytes.toString('latin1').split('\r\n');
        assert.equal(parts.pop(), '');
        for (const part of parts) {
          assert.ok(part.length <= 75, `${part.length} octets`);
          assert.doesNotThrow(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'latin1')));
        }
      }),
    );
  });

  test('text cannot break out of its line', () => {
    fc.assert(
      fc.property(text, (given) => {
        assert.equal(unfold(contentLines([`SUMMARY:${escapeText(given)}`, 'END:VEVENT'])).length, 2);
      }),
    );
  });
});
