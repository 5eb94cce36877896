import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';

import { isProblemCode } from '../../problem/problem-catalog.ts';
import type { Json, JsonObject } from '../openapi/components.ts';
import { asOpenApiDocument } from './openapi-types.ts';
import { listAreas } from './operations.ts';
import { renderReferencePage } from './reference-page.ts';

const openapi = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;
const page = renderReferencePage(openapi);
const document = asOpenApiDocument(openapi);
const operations = listAreas(document).flatMap((area) => area.operations);

const all = (text: string, expression: RegExp): readonly string[] =>
  [...text.matchAll(expression)].map(([, found = '']) => found);

const anchors = (html: string): readonly string[] => all(html, / id="([^"]*)"/g);

const sectionOf = (id: string): string =>
  page.split(`<article class="operation" id="${id}">`)[1]?.split('</article>')[0] ?? '';

/** Every element with its attributes, except the style. */
const elements = (html: string): readonly { readonly name: string; readonly attributes: string }[] =>
  [...html.replace(/<style>.*?<\/style>/s, '').matchAll(/<(!?\w+)([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes,
  }));

suite('reference page of the real document', () => {
  test('gives every operation and schema a unique anchor', () => {
    assert.ok(operations.length > 0);
    const found = anchors(page);
    assert.equal(new Set(found).size, found.length);
    for (const { operationId } of operations) assert.ok(found.includes(operationId), operationId);
    for (const name of Object.keys(document.components?.schemas ?? {}))
      assert.ok(found.includes(`schema-${name}`), name);
  });

  test('links only to anchors on the page, existing problem pages, and the document itself', () => {
    const found = new Set(anchors(page));
    const links = all(page, / href="([^"]*)"/g);
    assert.ok(links.length > operations.length);
    for (const link of links) {
      const code = /^\/problems\/(.+)$/.exec(link)?.[1];
      if (code !== undefined) assert.ok(isProblemCode(code), link);
      else if (link.startsWith('#')) assert.ok(found.has(link.slice(1)), link);
      else assert.ok(link === '/problems' || link === 'openapi.json', link);
    }
  });

  test('runs no scripts and loads no resources', () => {
    for (const { name, attributes } of elements(page)) {
      assert.ok(!['script', 'link', 'img', 'iframe', 'object', 'embed', 'form', 'base'].includes(name), name);
      assert.doesNotMatch(attributes, /\s(?:src|srcset|style|action|on\w+)=/i);
    }
    const [style = '', ...others] = all(page, /<style>(.*?)<\/style>/gs);
    assert.deepEqual(others, []);
    assert.doesNotMatch(style, /url\(|@import|https?:/);
  });

  test('has a single top-level heading and skips no heading level', () => {
    const levels = all(page, /<h([1-6])\b/g).map(Number);
    assert.deepEqual(
      levels.filter((level) => level === 1),
      [1],
    );
    levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 0) + 1, `heading ${index}`));
  });

  test('labels operations without security as public, and no others', () => {
    for (const { operationId, security } of operations) {
      assert.equal(sectionOf(operationId).includes('Public: no credential'), security?.length === 0, operationId);
    }
  });

  test('links every error code to its page', () => {
    for (const { operationId, responses } of operations) {
      const section = sectionOf(operationId);
      const descriptions = Object.entries(responses).flatMap(([status, { description = '' }]) =>
        status >= '400' ? [description] : [],
      );
      for (const code of all(descriptions.join(' '), /`([^`]+)`/g)) {
        assert.ok(section.includes(`<a href="/problems/${code}"><code>${code}</code></a>`), `${operationId} ${code}`);
      }
    }
  });

  test('lists every operation with its method and summary in the table of contents', () => {
    const contents = page.split('<nav')[1]?.split('</nav>')[0] ?? '';
    for (const { method, operationId, summary = '' } of operations) {
      const entry = contents.split(`<a href="#${operationId}">`)[1]?.split('</a>')[0] ?? '';
      assert.ok(entry.includes(summary), operationId);
      assert.ok(entry.includes(`>${method.toUpperCase()}<`), operationId);
    }
  });

  test('gives every table a caption, column headers and row headers', () => {
    const tables = all(page, /<table[^>]*>(.*?)<\/table>/gs);
    assert.ok(tables.length > operations.length);
    for (const inner of tables) {
      assert.match(inner, /^<caption>[^<]+<\/caption>/);
      assert.match(inner, /scope="col"/);
      assert.match(inner, /scope="row"/);
    }
  });
});

const HOSTILE = `<img src=x onerror="alert(1)"></style></code><script>alert('2')</script>&amp;`;

/** Properties whose values are keywords rather than free text. */
const STRUCTURE: ReadonlySet<string> = new Set(['type', 'in', 'format', 'pattern', 'openapi']);
/** Objects whose keys are freely chosen names. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'headers', 'schemas', 'securitySchemes', 'content']);

/** The same document with hostile text appended to every string and every freely chosen name. */
const poisoned = (value: Json, key = ''): Json => {
  if (typeof value === 'string') return STRUCTURE.has(key) ? value : value + HOSTILE;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => poisoned(item, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      NAMED.has(key) || (key === 'paths' && name.startsWith('/')) ? name + HOSTILE : name,
      poisoned(inner, name),
    ]),
  );
};

const count = (html: string, name: string): number => elements(html).filter((element) => element.name === name).length;

suite('reference page of a malicious document', () => {
  const hostile = renderReferencePage(poisoned(openapi) as JsonObject);

  test('escapes the text of the document', () => {
    const known = new Set(elements(page).map(({ name }) => name));
    for (const { name, attributes } of elements(hostile)) {
      assert.ok(known.has(name), name);
      assert.match(attributes, /^(?: [a-z-]+(?:="[^"<>]*")?)*$/, attributes);
      assert.doesNotMatch(attributes, / on\w+=/);
    }
    assert.equal(all(hostile, /(<\/style>)/g).length, 1);
    assert.ok(hostile.includes('&#60;script&#62;'));
  });

  test('has as many elements as that of the harmless document', () => {
    for (const name of ['article', 'table', 'tr', 'th', 'td', 'pre', 'figure', 'nav', 'main']) {
      assert.equal(count(hostile, name), count(page, name), name);
    }
  });

  test('has only anchors that need no escaping', () => {
    for (const anchor of anchors(hostile)) assert.match(anchor, /^[\w.-]+$/);
  });
});
