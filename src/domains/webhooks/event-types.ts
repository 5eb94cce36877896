import { validationFailed } from '../../platform/problem/problem.ts';

const changes = (kind: string, ...what: readonly string[]): readonly string[] => what.map((one) => `${kind}.${one}`);
const usual = (kind: string): readonly string[] => changes(kind, 'created', 'updated', 'deleted');

/** Everything that is told of a library (decisions.md, section 11). */
const libraryEventTypes: readonly string[] = [
  ...changes('recipe', 'created', 'updated', 'trashed', 'restored', 'purged', 'organized'),
  ...usual('tag'),
  ...usual('facet'),
  ...usual('book'),
  ...usual('shopping-list'),
  'pantry.updated',
  ...usual('meal'),
  ...usual('saved-meal'),
  ...changes('import-preview', 'updated', 'committed'),
  'job.updated',
  'library.updated',
  ...changes('member', 'added', 'changed', 'removed'),
  'webhook.paused',
];

/** What is told of the instance besides. */
const instanceEventTypes: readonly string[] = [
  ...changes('user', 'created', 'disabled'),
  ...changes('library', 'created', 'deleted'),
];

const patternsOf = (types: readonly string[]): ReadonlySet<string> =>
  new Set(['*', ...types, ...types.map((type) => `${type.slice(0, type.indexOf('.'))}.*`)]);

const known = {
  library: patternsOf(libraryEventTypes),
  instance: patternsOf([...libraryEventTypes, ...instanceEventTypes]),
};

/** A webhook that waits for what never happens is a mistake: 422 with its place. */
export const checkEventTypes = (types: readonly string[] | null, kind: keyof typeof known): void => {
  const at = (types ?? []).findIndex((type) => !known[kind].has(type));
  if (at < 0) return;
  throw validationFailed({
    location: `body.event_types[${at}]`,
    code: 'enum',
    message: `must be a type of event, or one with an asterisk: ${[...known[kind]].join(', ')}`,
    value: types?.[at],
  });
};

/** The patterns by which the events of a webhook are found. */
export const patternsFor = (types: readonly string[] | null): readonly string[] => [...new Set(types ?? ['*'])];
