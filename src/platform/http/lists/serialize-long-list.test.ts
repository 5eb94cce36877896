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

  test('keeps items that are longer than what is reserved at a time', () => {
    const items = [
      'x'.repeat(1_000_000),
      '½'.repeat(300_000),
      ...Array.from({ length: 10_000 }, (_, number) => ({ number })),
    ];
    assert.deepEqual(JSON.parse(serializeWithLongList('items', items, {}).bytes.toString()), { items });
  });

  test('omits undefined values', () => {
    assert.equal(
      serializeWithLongList('items', ['½', {}], { a: undefined, b: 1 }).bytes.toString(),
      '{"items":["½",{}],"b":1}',
    );
  });
});
