import { LETTER_OR_DIGIT } from './words.ts';

/**
 * Replacements for word endings: `{ ies: 'y', '^pies': 'pie' }`. The longest matching ending wins. `^` is the start of
 * the word, for rules about a single word. A rule with equal sides is an exception that keeps the word.
 */
export type SuffixRules = Readonly<Record<string, string>>;

interface Node {
  readonly before: Map<number, Node>;
  rule: { readonly cut: number; readonly end: string } | undefined;
}

const BEGINNING = '^'.charCodeAt(0);

const newNode = (): Node => ({ before: new Map(), rule: undefined });

const treeOf = (rules: SuffixRules): Node => {
  const root = newNode();
  for (const [suffix, end] of Object.entries(rules)) {
    let node = root;
    for (let at = suffix.length - 1; at >= 0; at -= 1) {
      const code = suffix.charCodeAt(at);
      const next = node.before.get(code) ?? newNode();
      node.before.set(code, next);
      node = next;
    }
    node.rule = { cut: suffix.startsWith('^') ? suffix.length - 1 : suffix.length, end };
  }
  return root;
};

/** Longer words are no words of a kitchen, and are left as they are. */
const MAX_WORD_LENGTH = 40;
/** A rule for ends applies only to words that have something before the end. */
const MIN_WORD_LENGTH = 4;

/** Returns a function that applies the rules to a word until none changes it, so that it is idempotent. */
export const createSuffixReplacer = (rules: SuffixRules): ((word: string) => string) => {
  const root = treeOf(rules);

  const once = (word: string): string => {
    const { length } = word;
    let node: Node | undefined = root;
    let rule: Node['rule'];
    for (let at = length - 1; at >= 0; at -= 1) {
      node = node.before.get(word.charCodeAt(at));
      if (node === undefined) break;
      if (node.rule !== undefined && length >= MIN_WORD_LENGTH) ({ rule } = node);
    }
    rule = node?.before.get(BEGINNING)?.rule ?? rule;
    if (rule === undefined) return word;
    const changed = word.slice(0, length - rule.cut) + rule.end;
    // After combining marks, the ending may be the only letter of the word.
    return LETTER_OR_DIGIT.test(changed) ? changed : word;
  };

  return (word) => {
    if (word.length > MAX_WORD_LENGTH) return word;
    let before = word;
    // Rules of a sensible table settle at once. The bound is for tables that would go round in circles.
    for (let round = 0; round < MAX_WORD_LENGTH; round += 1) {
      const after = once(before);
      if (after === before) return after;
      before = after;
    }
    return word;
  };
};

/** Rules that keep endings, or whole words after `^`, as they are. */
export const createSuffixExceptions = (ends: string): SuffixRules =>
  Object.fromEntries(ends.split(' ').map((end) => [end, end.startsWith('^') ? end.slice(1) : end]));
