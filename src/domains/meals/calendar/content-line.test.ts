import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { unescapeText, unfold } from '../../../../test/support/icalendar.ts';
import { formatContentLines, escapeText, foldLine } from './content-line.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('a', 'é', '肉', '🍲', '\\', ';', ',', '\n', '\r', '\t', '\u0007', ' '),
    maxLength: 400,
  }),
);

const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f]`, 'g');

suite('iCalendar content line formatting', () => {
  test('escapes backslashes, semicolons, commas and line breaks, and drops other control characters', () => {
    assert.equal(escapeText('a\\b;c,d\ne\r\nf\rg\u0007\u0000\th:"i"'), String.raw`a\\b\;c\,d\ne\nf\ng` + '\th:"i"');
  });

  test('folds lines at 75 octets and starts each continuation with a space', () => {
    assert.equal(foldLine('a'.repeat(75)), 'a'.repeat(75));
    assert.equal(foldLine('a'.repeat(76)), `${'a'.repeat(75)}\r\n a`);
    assert.equal(foldLine('a'.repeat(150)), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`);
    assert.equal(foldLine(`${'a'.repeat(74)}é`), `${'a'.repeat(74)}\r\n é`);
    assert.equal(foldLine('🍲'.repeat(19)), `${'🍲'.repeat(18)}\r\n 🍲`);
  });

  test('round-trips any text, apart from control characters and the style of line breaks', () => {
    fc.assert(
      fc.property(text, (given) => {
        const [line] = unfold(formatContentLines([`SUMMARY:${escapeText(given)}`]));
        const whole = given.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '');
        assert.equal(unescapeText((line ?? '').slice('SUMMARY:'.length)), whole);
      }),
    );
  });

  test('never exceeds 75 octets per line or splits a character', () => {
    fc.assert(
      fc.property(text, (given) => {
        const bytes = Buffer.from(formatContentLines([`DESCRIPTION:${escapeText(given.toWellFormed())}`]));
        const parts = bytes.toString('latin1').split('\r\n');
        assert.equal(parts.pop(), '');
        for (const part of parts) {
          assert.ok(part.length <= 75, `${part.length} octets`);
          assert.doesNotThrow(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'latin1')));
        }
      }),
    );
  });

  test('never lets text break out of its line', () => {
    fc.assert(
      fc.property(text, (given) => {
        assert.equal(unfold(formatContentLines([`SUMMARY:${escapeText(given)}`, 'END:VEVENT'])).length, 2);
      }),
    );
  });
});
