import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { isNotModified, matchesStrongEtag, parseEtagList } from './etag.ts';

const visible = fc.constantFrom(...Array.from("!#$%&'()*+,-./09:;<=>?@AZ[]^_az{|}~\u0080\u00ff"));
const opaque = fc.string({ unit: visible, maxLength: 8 }).map((text) => `"${text}"`);
const tag = fc.tuple(fc.boolean(), opaque).map(([weak, text]) => (weak ? `W/${text}` : text));
const space = fc.constantFrom('', ' ', '\t', '  ');

suite('entity tags', () => {
  test('parses every list that follows the grammar, tag by tag', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(space, tag, space), { minLength: 1, maxLength: 6 }), (parts) => {
        const header = parts.map(([before, text, after]) => before + text + after).join(',');
        assert.deepEqual(
          parseEtagList(header),
          parts.map(([, text]) => text),
        );
      }),
    );
  });

  test('parses or rejects any header without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (header) => {
        const list = parseEtagList(header);
        assert.ok(list === undefined || list === '*' || Array.isArray(list));
        isNotModified(header, '"1"');
      }),
    );
    for (const hostile of ['"'.repeat(8000), `${'"",'.repeat(4000)}x`, `${' ,'.repeat(4000)}x`, 'W/'.repeat(4000)]) {
      parseEtagList(hostile);
    }
  });

  test('uses strong comparison for If-Match and weak comparison for If-None-Match', () => {
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 4 }), opaque, (tags, etag) => {
        assert.equal(matchesStrongEtag(tags, etag), tags.includes(etag));
        assert.equal(isNotModified(tags.join(', '), etag), tags.includes(etag) || tags.includes(`W/${etag}`));
      }),
    );
  });
});
