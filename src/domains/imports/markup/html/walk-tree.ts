import { Element, Text } from 'domhandler';
import type { ChildNode, ParentNode } from 'domhandler';

/** Called for every node in document order. */
export interface TreeVisitor {
  /** Whether to descend into the element. `exit` is not called for a skipped element. */
  enter(element: Element): boolean;
  exit(element: Element): void;
  write(data: string): void;
}

/** Visits all nodes below a root. Follows the links between nodes, so it needs neither recursion nor a stack. */
export const walkTree = (root: ParentNode, walker: TreeVisitor): void => {
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
