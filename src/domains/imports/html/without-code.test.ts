import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseHtml } from './parse-html.ts';
import { textOf } from './text-of.ts';
import { withoutCode } from './without-code.ts';

const isKept = (startTag: string): boolean => startTag.includes('json');
const without = (text: string): string => withoutCode(text, isKept);

suite('a page without its code', () => {
  const pages: readonly (readonly [html: string, rest: string])[] = [
    ['a<script>b</script>c', 'a<script></script>c'],
    ['a<SCRIPT type="text/javascript">b < c</SCRIPT >d', 'a<SCRIPT type="text/javascript"></SCRIPT >d'],
    ['<script type="application/json">{"a":1}</script>', '<script type="application/json">{"a":1}</script>'],
    ['<script data-a="1 > 2">b</script>c', '<script data-a="1 > 2"></script>c'],
    ['<style>a{}</style><svg><path d="x"/></svg>b', '<style></style><svg></svg>b'],
    ['a<!-- <script> -->b<!-->c', 'abc'],
    ['<script>"<!--"</script>a', '<script></script>a'],
    ['<scripted>a</scripted>', '<scripted>a</scripted>'],
    // What does not end is left as it is.
    ['a<!-- b', 'a<!-- b'],
    ['a<script>b', 'a<script>b'],
    ['a<script data-a="b>c</script>', 'a<script data-a="b>c</script>'],
  ];
  for (const [html, rest] of pages) test(html, () => assert.equal(without(html), rest));

  test('shows the same text', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      'a',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<svg>',
      '</svg>',
      '"',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        // Elements in a drawing, and drawings in drawings, are not looked at.
        if (/<svg>(?:(?!<\/svg>)[^])*<(?:p|svg|script|style|!--)/.test(html)) return;
        assert.equal(textOf(parseHtml(without(html))), textOf(parseHtml(html)));
      }),
    );
  });

  test('takes no longer for pages that are made to hurt', () => {
    for (const piece of ['<!--', '<script ', '<script "', '<style>', '<svg></svg', '<script></script><!---->']) {
      const before = process.cpuUsage();
      without(piece.repeat(Math.ceil(3_000_000 / piece.length)));
      const { user, system } = process.cpuUsage(before);
      assert.ok(user + system < 1_500_000, `${piece}: ${(user + system) / 1000} ms`);
    }
  });
});
