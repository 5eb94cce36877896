import type { Element, ParentNode } from 'domhandler';

import { getNodeText } from '../../../markup/html/node-text.ts';
import { findImageUrl } from '../find-image-url.ts';
import type { MarkupSyntax } from './markup-syntaxes.ts';

/** An entity marked up on a page, with the elements that provide its properties. */
export interface MarkupEntity {
  readonly type: string;
  readonly root: ParentNode;
  readonly properties: ReadonlyMap<string, readonly PropertyValue[]>;
}

/** An element that provides a property, and the nested entity if the element is one. */
export interface PropertyValue {
  readonly element: Element;
  readonly entity?: MarkupEntity;
}

interface MutableEntity extends MarkupEntity {
  readonly properties: Map<string, PropertyValue[]>;
}

/** Properties whose value is a URL if the element has one. */
const URL_PROPERTIES: ReadonlySet<string> = new Set([
  'url',
  'image',
  'thumbnailUrl',
  'contentUrl',
  'sameAs',
  'mainEntityOfPage',
]);

/** Collects all entities under a root, including nested ones, in document order. The first is the root itself. */
export const collectEntities = (
  root: ParentNode,
  elements: readonly Element[],
  syntax: MarkupSyntax,
): MarkupEntity[] => {
  const top: MutableEntity = { type: '', root, properties: new Map() };
  const entities: MarkupEntity[] = [top];
  const enclosing = new Map<ParentNode, MutableEntity>([[root, top]]);
  for (const element of elements) {
    const outer = (element.parent && enclosing.get(element.parent)) ?? top;
    const entity: MutableEntity | undefined = syntax.isEntity(element)
      ? { type: syntax.getType(element), root: element, properties: new Map() }
      : undefined;
    for (const name of syntax.getPropertyNames(element)) {
      const values = outer.properties.get(name);
      const value = entity === undefined ? { element } : { element, entity };
      if (values === undefined) outer.properties.set(name, [value]);
      else values.push(value);
    }
    if (entity !== undefined) entities.push(entity);
    if (element.children.length > 0) enclosing.set(element, entity ?? outer);
  }
  return entities;
};

/** The text or URL that an element provides for a property. */
export const getPropertyText = (name: string, { element }: PropertyValue): string => {
  const { attribs } = element;
  if (attribs['content'] !== undefined && attribs['content'].trim() !== '') return attribs['content'].trim();
  if (name === 'image' || element.name === 'img') {
    const imageUrl = findImageUrl(element);
    if (imageUrl !== undefined) return imageUrl;
  }
  if (URL_PROPERTIES.has(name)) {
    const url = attribs['href'] ?? attribs['src'] ?? attribs['resource'];
    if (url !== undefined) return url;
  }
  if (element.name === 'time' && attribs['datetime']) return attribs['datetime'];
  const title =
    element.name === 'abbr' || attribs['class']?.includes('value-title') === true ? attribs['title'] : undefined;
  return title ?? getNodeText(element);
};

const MAX_DEPTH = 4;

/** Converts an entity to a JSON-LD node. */
export const toJsonLdNode = (entity: MarkupEntity, depth = 0): Record<string, unknown> => {
  const node: Record<string, unknown> = { ...(entity.type !== '' && { '@type': entity.type }) };
  for (const [name, propertyValues] of entity.properties) {
    const values = propertyValues.map((propertyValue) =>
      propertyValue.entity === undefined || propertyValue.entity.properties.size === 0 || depth >= MAX_DEPTH
        ? getPropertyText(name, propertyValue)
        : toJsonLdNode(propertyValue.entity, depth + 1),
    );
    const nonEmpty = values.filter((value) => value !== '');
    if (name !== '__proto__' && nonEmpty.length > 0) node[name] = nonEmpty.length === 1 ? nonEmpty[0] : nonEmpty;
  }
  return node;
};
