import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { withLongList } from './long-json.ts';

suite('an object with a long list', () => {
  test('serializes to the JSON of the object, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (name, items, more) => {
          const { [name]: _, ...rest } = more;
          const { bytes } = withLongList(name, items, rest);
          assert.deepEqual(JSON.parse(bytes.toString()), JSON.parse(JSON.stringify({ ...rest, [name]: items })));
        },
      ),
    );
  });

  test('omits undefined values', () => {
    assert.equal(withLongList('items', ['½', {}], { a: undefined, b: 1 }).bytes.toString(), '{"items":["½",{}],"b":1}');
  });
});
