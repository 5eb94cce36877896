import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { findElements } from './find-elements.ts';
import { parseHtml } from './parse-html.ts';
import { getNodeLines, getNodeText } from './node-text.ts';

suite('visible text of HTML nodes', () => {
  const texts: readonly (readonly [html: string, text: string])[] = [
    ['<p>a\n  b&nbsp;c</p>', 'a b c'],
    ['a<script>b</script><style>c</style><template>d</template><noscript>e</noscript>f', 'af'],
    ['a<span hidden>b</span><i style="display: none">c</i>d', 'ad'],
    ['<td>200 g</td><td>flour</td>', '200 g flour'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['un<b>believ</b>able', 'unbelievable'],
    // CSS usually spaces adjacent spans, except for those that word processors write.
    ['<span class="amount">2</span><span class="unit">cups</span><span>flour</span>', '2 cups flour'],
    ['<span>2</span><span>, sliced</span>', '2, sliced'],
    ['<span style="color:red">1/</span><span style="color:red">2</span>', '1/2'],
  ];
  for (const [html, text] of texts) test(html, () => assert.equal(getNodeText(parseHtml(html)), text));

  const lines: readonly (readonly [html: string, lines: readonly string[]])[] = [
    ['a<br>b<br/><br>c', ['a', 'b', 'c']],
    ['<ul><li>a</li><li><p>b</p></li></ul>c', ['a', 'b', 'c']],
    ['<div>a <b>b</b> c</div><div></div>', ['a b c']],
    ['<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>', ['a b', 'c']],
  ];
  for (const [html, expected] of lines) test(html, () => assert.deepEqual(getNodeLines(parseHtml(html)), expected));

  test('returns the text of an element that is not displayed', () => {
    const [, title] = findElements(parseHtml('<head><title>A &amp; B</title></head>'));
    assert.equal(title && getNodeText(title), 'A & B');
  });
});
