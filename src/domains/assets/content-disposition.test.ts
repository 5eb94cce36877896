import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { formatContentDisposition } from './content-disposition.ts';

suite('Content-Disposition file name', () => {
  for (const [name, expected] of [
    ['soup.jpg', `inline; filename="soup.jpg"; filename*=UTF-8''soup.jpg`],
    ['', `inline; filename="file.jpg"; filename*=UTF-8''file.jpg`],
    ['.htaccess', `inline; filename=".htaccess.jpg"; filename*=UTF-8''.htaccess.jpg`],
    ['page.html', `inline; filename="page.jpg"; filename*=UTF-8''page.jpg`],
    ['a"b\\c%41/d', `inline; filename="a_b_c_41_d.jpg"; filename*=UTF-8''a%22b%5Cc%2541%2Fd.jpg`],
    [`it's (1)*`, `inline; filename="it's (1)*.jpg"; filename*=UTF-8''it%27s%20%281%29%2A.jpg`],
  ] as const) {
    test(JSON.stringify(name), () => assert.equal(formatContentDisposition(name, 'image/jpeg'), expected));
  }

  test('yields a valid header with an extension that matches the content, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const header = formatContentDisposition(name, 'application/pdf');
        assert.match(header, /^attachment; filename="[^"\\]*\.pdf"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*\.pdf$/);
      }),
    );
  });
});
