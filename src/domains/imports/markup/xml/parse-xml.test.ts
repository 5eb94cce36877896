import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import {
  getAttribute,
  findChild,
  findChildren,
  findDescendants,
  getChildText,
  getElementText,
} from './xml-elements.ts';
import { repairAttributes } from './repair-attributes.ts';
import { parseXml } from './parse-xml.ts';
import type { XmlElement } from './parse-xml.ts';

const depthOf = ({ children }: XmlElement): number =>
  1 + Math.max(0, ...children.map((child) => (typeof child === 'string' ? 0 : depthOf(child))));

suite('XML parsing', () => {
  test('reads text, attributes and CDATA sections', () => {
    const root = parseXml(
      '<?xml version="1.0"?><A b="1" C=\'x &amp; y\'>t <!-- no --><d/>&#233;<![CDATA[<raw> & ]]></A>',
    );
    const [a] = findChildren(root, 'a');
    assert.ok(a);
    assert.equal(getElementText(a), 't é<raw> & ');
    assert.equal(getAttribute(a, 'c'), 'x & y');
    assert.ok(findChild(a, 'd'));
    assert.equal(getChildText(root, 'a'), 't é<raw> &');
  });

  test('reads tags that are not closed or closed in the wrong order', () => {
    const root = parseXml('<a><b>1<b>2</a></c><d>3</d>');
    assert.deepEqual(
      findDescendants(root, 'a', 'd').map((element) => getElementText(element)),
      ['12', '3'],
    );
  });

  test('leaves declared and HTML entities unexpanded', () => {
    const [root] = findChildren(
      parseXml('<!DOCTYPE a [<!ENTITY x "xxx"><!ENTITY y "&x;&x;">]><a>&y; &eacute;</a>'),
      'a',
    );
    assert.equal(root && getElementText(root), '&y; &eacute;');
  });

  test('repairs quotes and brackets in attributes, and leaves valid markup unchanged', () => {
    const text = '<i name="8" round <pan>" unit="in"/><j a="1" b=\'2\'>"x"</j><!-- a="b"c" --><![CDATA[<k l="m"n">]]>';
    assert.equal(repairAttributes(text), text.replace('8" round <pan>', '8&quot; round &lt;pan>'));
    const [item] = findChildren(parseXml(text), 'i');
    assert.deepEqual(item && [getAttribute(item, 'name'), getAttribute(item, 'unit')], ['8" round <pan>', 'in']);
  });

  test('limits the depth of deeply nested elements', () => {
    assert.ok(depthOf(parseXml('<a>'.repeat(100_000))) <= 101);
  });

  test('never throws, whatever the input', () => {
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
    fc.assert(fc.property(fc.array(pieces), (parts) => void parseXml(parts.join(''))));
    fc.assert(fc.property(fc.string(), (text) => void parseXml(text)));
  });
});
