import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import { findElements } from './find-elements.ts';
import { parseHtml } from './parse-html.ts';
import { getNodeText } from './node-text.ts';

/** Abbreviates the element tree: `ul(li li)`. */
const shape = (html: string): string => {
  const of = (node: ParentNode): string =>
    node.children
      .flatMap((child) => {
        if (!(child instanceof Element)) return [];
        const inner = of(child);
        return inner === '' ? [child.name] : [`${child.name}(${inner})`];
      })
      .join(' ');
  return of(parseHtml(html));
};

const depthOf = (element: Element): number => {
  let depth = 0;
  for (let at = element.parent; at !== null; at = at.parent) depth += 1;
  return depth;
};

const deepest = (html: string): number => {
  return Math.max(...findElements(parseHtml(html)).map(depthOf));
};

suite('HTML parsing', () => {
  const shapes: readonly (readonly [html: string, shape: string])[] = [
    ['<ul><li>a<li>b</ul>', 'ul(li li)'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', 'ul(li(ul(li)) li)'],
    ['<p>a<p>b<div>c</div>', 'p p div'],
    ['<p>a<ul><li>b</ul>', 'p ul(li)'],
    ['<table><tr><td>a<td>b<tr><th>c</table>', 'table(tr(td td) tr(th))'],
    ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', 'dl(dt dd dt dd)'],
    ['<div><span>a</div>b', 'div(span)'],
    // A stray end tag is ignored and does not close the elements around it.
    ['<ul><li>a</span></p></li><li>b</li></ul>', 'ul(li li)'],
    ['<div><b><p>a</b></p></div><i></i>', 'div(b(p)) i'],
    ['<table><tr><td></div>a</td><td>b</td></tr></table>', 'table(tr(td td))'],
    ['<div>a<br/>b<img src=x>c</div>', 'div(br img)'],
    ['a</br>b', 'br'],
    ['<DIV CLASS=a>b</DIV>', 'div'],
    ['<svg><path d="x"/><g></g></svg><p>a', 'svg(path g) p'],
  ];
  for (const [html, expected] of shapes)
    test(`closes elements as browsers do: ${html}`, () => assert.equal(shape(html), expected));

  test('lowercases attribute names and keeps the first of two', () => {
    const [element] = findElements(parseHtml('<a HREF="x&amp;y" href=z data-a>'));
    assert.deepEqual({ ...element?.attribs }, { href: 'x&y', 'data-a': '' });
  });

  test('keeps the content of a script as text', () => {
    const [script] = findElements(parseHtml('<script>if (a < b) "</p>"</script>'));
    assert.equal(script?.children[0] && getNodeText(script), 'if (a < b) "</p>"');
  });
});

suite('hostile pages', () => {
  test('limits nesting to 400 elements', () => {
    assert.equal(deepest('<div>'.repeat(100_000)), 401);
  });

  test('limits a page to 100,000 nodes', () => {
    assert.equal(findElements(parseHtml('<br>'.repeat(200_000))).length, 100_000);
  });

  test('keeps the text of elements that are nested too deeply', () => {
    const html = `${'<b>'.repeat(1000)}in${'</b>'.repeat(1000)}<p>out</p>`;
    assert.equal(getNodeText(parseHtml(html)), 'in out');
  });

  /** A description, the repeat count, and a function that creates the page. */
  const hostilePages: readonly (readonly [what: string, count: number, pageOf: (count: number) => string])[] = [
    ['nested elements', 20_000, (count) => '<div>'.repeat(count)],
    ['end tags without an element', 50_000, (count) => `${'<b>'.repeat(count / 5)}${'</i>'.repeat(count)}`],
    [
      'end tags that are far from their elements',
      20_000,
      (count) => `<p><table>${'<b>'.repeat(300)}${'<div></p>'.repeat(count)}`,
    ],
    ['nothing but opening brackets', 400_000, (count) => '<'.repeat(count)],
    ['unclosed tags', 200_000, (count) => '<a '.repeat(count)],
    ['one attribute of 4 MB', 4_000_000, (count) => `<a b="${'x'.repeat(count)}">`],
    [
      'very many attributes',
      50_000,
      (count) => `<a ${Array.from({ length: count }, (_, index) => `a${index}`).join(' ')}>`,
    ],
    ['entities', 100_000, (count) => '&amp;&lt;&#65;&nosuch;'.repeat(count)],
    ['nothing but ampersands', 400_000, (count) => '&'.repeat(count)],
  ];
  for (const [what, count, pageOf] of hostilePages) {
    test(`parses ${what} in linear time`, () =>
      assertGrowsLinearly(what, count, pageOf, (html) => getNodeText(parseHtml(html))));
  }
});
