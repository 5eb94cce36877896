import type { Element, ParentNode } from 'domhandler';

import { textOf } from '../../shared/html/text-of.ts';
import type { Dialect } from './dialect.ts';
import { pictureOf } from './picture-of.ts';

/** A thing on a page: what it is, and the elements that state its properties. */
export interface Thing {
  readonly type: string;
  readonly root: ParentNode;
  readonly properties: ReadonlyMap<string, readonly Statement[]>;
}

/** An element that states a property, and the thing that it is, where it is one. */
export interface Statement {
  readonly element: Element;
  readonly thing?: Thing;
}

interface OpenThing extends Thing {
  readonly properties: Map<string, Statement[]>;
}

/** Properties of which the value is an address where the element has one. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'url',
  'image',
  'thumbnailUrl',
  'contentUrl',
  'sameAs',
  'mainEntityOfPage',
]);

/** All things under a root, those in others among them, in the order of the text; the first is the root itself. */
export const readThings = (root: ParentNode, elements: readonly Element[], dialect: Dialect): Thing[] => {
  const top: OpenThing = { type: '', root, properties: new Map() };
  const things: Thing[] = [top];
  const holders = new Map<ParentNode, OpenThing>([[root, top]]);
  for (const element of elements) {
    const holder = (element.parent && holders.get(element.parent)) ?? top;
    const inner: OpenThing | undefined = dialect.isThing(element)
      ? { type: dialect.typeOf(element), root: element, properties: new Map() }
      : undefined;
    for (const name of dialect.namesOf(element)) {
      const stated = holder.properties.get(name);
      const statement = inner === undefined ? { element } : { element, thing: inner };
      if (stated === undefined) holder.properties.set(name, [statement]);
      else stated.push(statement);
    }
    if (inner !== undefined) things.push(inner);
    if (element.children.length > 0) holders.set(element, inner ?? holder);
  }
  return things;
};

/** What an element says of a property that is a text or an address. */
export const textOfStatement = (name: string, { element }: Statement): string => {
  const { attribs } = element;
  if (attribs['content'] !== undefined && attribs['content'].trim() !== '') return attribs['content'].trim();
  if (name === 'image' || element.name === 'img') {
    const picture = pictureOf(element);
    if (picture !== undefined) return picture;
  }
  if (ADDRESSES.has(name)) {
    const address = attribs['href'] ?? attribs['src'] ?? attribs['resource'];
    if (address !== undefined) return address;
  }
  if (element.name === 'time' && attribs['datetime']) return attribs['datetime'];
  const title =
    element.name === 'abbr' || attribs['class']?.includes('value-title') === true ? attribs['title'] : undefined;
  return title ?? textOf(element);
};

const DEEPEST = 4;

/** A thing as JSON-LD has it. */
export const nodeOfThing = (thing: Thing, depth = 0): Record<string, unknown> => {
  const node: Record<string, unknown> = { ...(thing.type !== '' && { '@type': thing.type }) };
  for (const [name, statements] of thing.properties) {
    const values = statements.map((statement) =>
      statement.thing === undefined || statement.thing.properties.size === 0 || depth >= DEEPEST
        ? textOfStatement(name, statement)
        : nodeOfThing(statement.thing, depth + 1),
    );
    const stated = values.filter((value) => value !== '');
    if (name !== '__proto__' && stated.length > 0) node[name] = stated.length === 1 ? stated[0] : stated;
  }
  return node;
};
