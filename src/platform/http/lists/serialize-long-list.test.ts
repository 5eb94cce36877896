import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { serializeWithLongList } from './serialize-long-list.ts';

suite('long list serialization', () => {
  test('produces the JSON of the whole object, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (name, items, more) => {
          const { [name]: _, ...rest } = more;
          const { bytes } = serializeWithLongList(name, items, rest);
          assert.deepEqual(JSON.parse(bytes.toString()), JSON.parse(JSON.stringify({ ...rest, [name]: items })));
        },
      ),
    );
  });

  test('reserves little more than it needs if the first item is far longer than the others', () => {
    const items = ['x'.repeat(1_000_000), ...Array.from({ length: 10_000 }, (_, number) => ({ number }))];
    const { bytes } = serializeWithLongList('items', items, {});
    assert.deepEqual(JSON.parse(bytes.toString()), { items });
    assert.ok(bytes.buffer.byteLength < 5_000_000, String(bytes.buffer.byteLength));
  });

  test('omits undefined values', () => {
    assert.equal(
      serializeWithLongList('items', ['½', {}], { a: undefined, b: 1 }).bytes.toString(),
      '{"items":["½",{}],"b":1}',
    );
  });
});
