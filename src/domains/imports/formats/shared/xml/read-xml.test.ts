import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { attribute, childNamed, childrenNamed, descendantsNamed, lineOf, textIn } from './elements.ts';
import { mendAttributes } from './mend-attributes.ts';
import { readXml } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';

const depthOf = ({ children }: XmlElement): number =>
  1 + Math.max(0, ...children.map((child) => (typeof child === 'string' ? 0 : depthOf(child))));

suite('XML', () => {
  test('is read with its text, attributes and sections of characters', () => {
    const root = readXml(
      '<?xml version="1.0"?><A b="1" C=\'x &amp; y\'>t <!-- no --><d/>&#233;<![CDATA[<raw> & ]]></A>',
    );
    const [a] = childrenNamed(root, 'a');
    assert.ok(a);
    assert.equal(textIn(a), 't é<raw> & ');
    assert.equal(attribute(a, 'c'), 'x & y');
    assert.ok(childNamed(a, 'd'));
    assert.equal(lineOf(root, 'a'), 't é<raw> &');
  });

  test('is read where tags are not closed, or closed in another order', () => {
    const root = readXml('<a><b>1<b>2</a></c><d>3</d>');
    assert.deepEqual(
      descendantsNamed(root, 'a', 'd').map((element) => textIn(element)),
      ['12', '3'],
    );
  });

  test('entities that a document declares stand for nothing', () => {
    const [root] = childrenNamed(
      readXml('<!DOCTYPE a [<!ENTITY x "xxx"><!ENTITY y "&x;&x;">]><a>&y; &eacute;</a>'),
      'a',
    );
    assert.equal(root && textIn(root), '&y; &eacute;');
  });

  test('quotes and brackets in attributes are mended, and what is right stays as it is', () => {
    const text = '<i name="8" round <pan>" unit="in"/><j a="1" b=\'2\'>"x"</j><!-- a="b"c" --><![CDATA[<k l="m"n">]]>';
    assert.equal(mendAttributes(text), text.replace('8" round <pan>', '8&quot; round &lt;pan>'));
    const [item] = childrenNamed(readXml(text), 'i');
    assert.deepEqual(item && [attribute(item, 'name'), attribute(item, 'unit')], ['8" round <pan>', 'in']);
  });

  test('is never deep, however deep it is', () => {
    assert.ok(depthOf(readXml('<a>'.repeat(100_000))) <= 101);
  });

  test('whatever it is, reading it throws nothing', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      'a',
      '="',
      '"',
      "'",
      '&',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
    );
    fc.assert(fc.property(fc.array(pieces), (parts) => void readXml(parts.join(''))));
    fc.assert(fc.property(fc.string(), (text) => void readXml(text)));
  });
});
