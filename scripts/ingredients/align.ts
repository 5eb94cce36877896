import type { Label } from '../../src/domains/ingredients/line/labeled-line.ts';
import { tokenizeLine } from '../../src/domains/ingredients/line/tokenize-line.ts';
import type { LineToken } from '../../src/domains/ingredients/line/tokenize-line.ts';
import type { Example } from './corpus.ts';

const fields = ['quantity', 'unit', 'size', 'name', 'preparation', 'comment', 'purpose'] as const;
const labels: readonly Label[] = ['quantity', 'unit', 'size', 'name', 'preparation', 'note', 'purpose'];

const vulgar = (text: string): string => text.normalize('NFKC').replaceAll('\u2044', '/');

/** A plural loses its ending: the labels hold the units in the singular. */
const singular = (word: string): string => {
  if (word === 'leaves') return 'leaf';
  if (word === 'loaves') return 'loaf';
  if (word.length > 3 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

const atomOf = (token: LineToken): string => singular(vulgar(token.text).toLowerCase().replaceAll(/[.'’]/g, ''));

/** The words of a part. The labels spell fractions inside other parts as `1#1$2`. */
const atomsOf = (text: string): string[] =>
  tokenizeLine(text.replaceAll(/(\d*)#(\d+)\$(\d+)/g, '$1 $2/$3'))
    .filter(({ kind }) => kind !== 'mark')
    .map(atomOf);

interface State {
  readonly taken: readonly number[];
  readonly cost: number;
  readonly last: number;
  readonly labels: readonly number[];
}

const OTHER = -1;
const BEAM = 400;

/**
 * Gives each token of a line the part that it belongs to. The labels tell only the words of each part, so the
 * reading with the fewest changes from part to part is taken. Undefined where the words do not add up.
 */
export const align = (example: Example): { tokens: LineToken[]; labels: Label[] } | undefined => {
  const tokens = tokenizeLine(example.text);
  const wanted = fields.map((field) => atomsOf(example[field] ?? ''));
  let states: State[] = [{ taken: wanted.map(() => 0), cost: 0, last: OTHER, labels: [] }];
  for (const token of tokens) {
    const next = new Map<string, State>();
    const offer = (state: State) => {
      const key = `${state.taken.join()}|${state.last}`;
      const known = next.get(key);
      if (known === undefined || known.cost > state.cost) next.set(key, state);
    };
    const atom = atomOf(token);
    for (const state of states) {
      offer({
        taken: state.taken,
        cost: state.cost + (token.kind === 'mark' ? 0 : 3),
        last: token.kind === 'mark' ? state.last : OTHER,
        labels: [...state.labels, OTHER],
      });
      if (token.kind === 'mark') continue;
      for (const [field, atoms] of wanted.entries()) {
        const position = state.taken[field] ?? 0;
        if (atoms[position] !== atom) continue;
        offer({
          taken: state.taken.with(field, position + 1),
          cost: state.cost + (state.last === field ? 0 : 1),
          last: field,
          labels: [...state.labels, field],
        });
      }
    }
    states = [...next.values()].toSorted((a, b) => a.cost - b.cost).slice(0, BEAM);
  }
  const missing = (state: State) =>
    wanted.reduce((sum, atoms, field) => sum + atoms.length - (state.taken[field] ?? 0), 0);
  const best = states
    .map((state) => ({ state, total: state.cost + 10 * missing(state) }))
    .toSorted((a, b) => a.total - b.total)[0]?.state;
  if (best === undefined || missing(best) > 0) return undefined;
  const found = best.labels.map((field): Label => labels[field] ?? 'other');
  return { tokens, labels: found.map((label, index) => joined(label, index, tokens, found)) };
};

const isWord = ({ kind }: LineToken): boolean => kind !== 'mark';

/** `2 to 3`, `4- or 5-`: what joins two amounts belongs to them, whatever marks stand in between. */
const joined = (label: Label, index: number, tokens: readonly LineToken[], all: readonly Label[]): Label => {
  if (label !== 'other' || !/^(?:to|or|and|x)$/i.test(tokens[index]?.text ?? '')) return label;
  const before = tokens.slice(0, index).findLastIndex(isWord);
  const after = tokens.findIndex((token, at) => at > index && isWord(token));
  return all[before] === 'quantity' && all[after] === 'quantity' ? 'quantity' : label;
};
