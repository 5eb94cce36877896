import { Element } from 'domhandler';
import type { ParentNode } from 'domhandler';

/**
 * Finds all elements below a node, in document order. Elements matching `skip` are left out with their descendants.
 */
export const findElements = (node: ParentNode, skip?: (element: Element) => boolean): Element[] => {
  const found: Element[] = [];
  const waiting: Element[] = [];
  const open = (parent: ParentNode): void => {
    for (let at = parent.children.length - 1; at >= 0; at -= 1) {
      const child = parent.children[at];
      if (child instanceof Element && skip?.(child) !== true) waiting.push(child);
    }
  };
  open(node);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    open(next);
  }
  return found;
};
