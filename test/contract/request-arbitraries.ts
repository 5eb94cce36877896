import type { OutgoingHttpHeaders } from 'node:http';

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { minimalPdf } from '../support/pictures.ts';
import { fileForm, formOf } from '../support/upload.ts';
import { validValue } from './documented-targets.ts';
import type { Target } from './documented-targets.ts';
import { bodyLimit, oddBytes, oddEnding, oddHeader, oddJson, oddMethod, oddQuery, oddSegment } from './oddities.ts';
import type { HeaderValue, Rewrite } from './oddities.ts';

/** Existing resources: libraries, and ids by the path that leads to them. */
export interface Surroundings {
  readonly library: string;
  readonly otherLibrary: string;
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** A request being built, from valid to sent. */
interface Draft {
  readonly method: string;
  readonly path: string;
  readonly segments: Readonly<Record<string, string>>;
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, HeaderValue>>;
  readonly json: unknown;
  /** A form, if the target accepts one. */
  readonly form: Buffer | undefined;
  readonly rewrite: Rewrite | undefined;
}

/** Existing ids, if any are known. */
const validSegments = ({ path, parameters }: Target, { ids }: Surroundings): Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => {
        const known = ids.get(path.slice(0, index)) ?? [];
        if (known.length > 0) return [name, fc.constantFrom(...known)];
        const { schema = {} } = parameters.find((parameter) => parameter.name === name) ?? {};
        const isBound = schema.enum !== undefined || schema.pattern !== undefined;
        return [name, isBound ? validValue(schema).map(String) : fc.uuid()];
      }),
    ),
  );

/** A file that can be stored, and others that cannot. */
const someForm: Arbitrary<Buffer> = fc
  .oneof(
    fc.constant(minimalPdf()),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  )
  .chain((content) =>
    fc.constantFrom(
      fileForm(content).raw,
      formOf({ field: 'file', content, filename: '' }, { field: 'name', content: 'Soup' }).raw,
      formOf({ field: 'other', content, filename: 'x' }).raw,
    ),
  );

/** Without a cursor, because the schema allows any text there but the operation does not. */
const validQuery = ({ parameters }: Target): Arbitrary<readonly string[]> => {
  const taken = parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor');
  const pairs = taken.map(({ name, schema = {} }) =>
    fc.option(validValue(schema).map((value) => `${name}=${encodeURIComponent(String(value))}`)),
  );
  return fc.tuple(...pairs).map((chosen) => chosen.filter((pair) => pair !== null));
};

const validDraft = (target: Target, surroundings: Surroundings): Arbitrary<Draft> => {
  const takes = (header: string): boolean => target.parameters.some(({ name }) => name === header);
  return fc.record({
    method: fc.constant(target.method),
    path: fc.constant(target.path),
    segments: validSegments(target, surroundings),
    query: validQuery(target),
    headers: fc.constantFrom('*', '"1"').map((tag) => ({
      ...(takes('X-Service-Library') && { 'x-service-library': surroundings.library }),
      ...(takes('If-Match') && { 'if-match': tag }),
      ...(target.body !== undefined && { 'content-type': 'application/json' }),
      ...(target.takesFile && fileForm('').headers),
    })),
    json: target.body === undefined ? fc.constant(undefined) : validValue(target.body),
    form: target.takesFile ? someForm : fc.constant(undefined),
    rewrite: fc.constant(undefined),
  });
};

type Fault = (draft: Draft) => Draft;

const violation = <T>(weight: number, odd: Arbitrary<T>, change: (draft: Draft, odd: T) => Partial<Draft>) => ({
  weight,
  arbitrary: odd.map((value): Fault => (draft) => ({ ...draft, ...change(draft, value) })),
});

/** Mostly in parts that the target reads: the body hardly matters to targets without one. */
const anyFault = (
  { path, parameters, body, takesFile }: Target,
  { library, otherLibrary }: Surroundings,
): Arbitrary<Fault> => {
  const takesQuery = parameters.some((parameter) => parameter.in === 'query');
  return fc.oneof(
    violation(8, oddHeader(library, otherLibrary), ({ headers }, odd) => ({ headers: { ...headers, ...odd } })),
    violation(body === undefined ? 1 : 12, oddJson, ({ json }, change) => ({ json: change(json) })),
    violation(body === undefined && !takesFile ? 2 : 6, oddBytes, (_, rewrite) => ({ rewrite })),
    violation(path.includes('{') ? 5 : 0, oddSegment, ({ segments }, odd) => ({
      segments: Object.fromEntries(Object.keys(segments).map((name) => [name, odd])),
    })),
    violation(takesQuery ? 8 : 1, oddQuery, ({ query }, odd) => ({ query: [...query, ...odd] })),
    violation(1, oddMethod, (_, method) => ({ method })),
    violation(1, oddEnding, (draft, odd) => ({ path: draft.path + odd })),
  );
};

const clip = (text: string): string =>
  text.length <= 300 ? text : `${text.slice(0, 300)}… (${text.length} characters)`;

/** A request as sent. */
export class GeneratedRequest {
  readonly target: Target;
  readonly method: string;
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;

  constructor(target: Target, { method, path, segments, query, headers, json, form, rewrite }: Draft) {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? '');
    const body = form ?? Buffer.from(json === undefined ? '' : JSON.stringify(json));
    this.target = target;
    this.method = method;
    this.address = query.length === 0 ? filled : `${filled}?${query.join('&')}`;
    this.body = rewrite?.(body) ?? body;
    this.headers = {
      // A length together with a transfer encoding is malformed HTTP, which is tested on raw connections.
      ...(!('transfer-encoding' in headers) && { 'content-length': this.body.length }),
      ...(Object.fromEntries(
        Object.entries(headers).filter(([, value]) => value !== undefined),
      ) as OutgoingHttpHeaders),
    };
  }

  get isTooLarge(): boolean {
    return this.body.length > bodyLimit;
  }

  /** For failure reports, where two mebibytes would not help. */
  toString(): string {
    const headers = Object.entries(this.headers).map(([name, value]) => `${name}: ${clip(String(value))}`);
    const body = clip(JSON.stringify(this.body.toString('latin1')));
    return [`${this.method} ${clip(this.address)}`, ...headers, body].join('\n  ');
  }
}

/** Requests to a target: about one in seven is valid, the others have one to three faults. */
export const requestTo = (target: Target, surroundings: Surroundings): Arbitrary<GeneratedRequest> => {
  const violations = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 6, arbitrary: fc.array(anyFault(target, surroundings), { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(validDraft(target, surroundings), violations).map(
    ([valid, wrong]) =>
      new GeneratedRequest(
        target,
        wrong.reduce((draft, next) => next(draft), valid),
      ),
  );
};
