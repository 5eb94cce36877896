import { Element, Text } from 'domhandler';
import type { ChildNode, ParentNode } from 'domhandler';

/** Who is told of everything on a walk, in the order of the text. */
export interface Walker {
  /** Tells whether to go into the element. Of one that is passed by, nobody hears the end. */
  enter(element: Element): boolean;
  exit(element: Element): void;
  write(data: string): void;
}

/** Goes through all that is under a node. It goes by the links between nodes, so that no stack and no list is needed. */
export const walk = (root: ParentNode, walker: Walker): void => {
  let node: ChildNode | null = root.firstChild;
  while (node !== null) {
    if (node instanceof Text) walker.write(node.data);
    else if (node instanceof Element && walker.enter(node)) {
      const first: ChildNode | null = node.firstChild;
      if (first !== null) {
        node = first;
        continue;
      }
      walker.exit(node);
    }
    while (node.next === null) {
      const parent: ParentNode | null = node.parent;
      if (parent === null || parent === root) return;
      if (parent instanceof Element) walker.exit(parent);
      node = parent;
    }
    node = node.next;
  }
};
