import type { ShoppingListBody } from '../../../src/domains/shopping/list.schemas.ts';
import type { Review, ReviewInput } from '../../../src/domains/shopping/review/review.schemas.ts';
import type { ProblemBody } from '../../../src/platform/problem/problem-body.ts';
import type { TestAnswer } from '../../support/test-answer.ts';
import { inWords, requestOf } from './operations.ts';
import type { Sent } from './operations.ts';
import type { Client } from './quick-client.ts';

/** What was said, and what was known when it was said. */
interface Said<A> {
  readonly client: string;
  /** The newest revision that anybody had heard of: the answer tells of no older one. */
  readonly since: number;
  readonly answer: TestAnswer<A>;
}

export type ListBody = ShoppingListBody;
export type ChangeMade = Said<ListBody> & { readonly kind: 'change'; readonly sent: Sent };
export type Reading = Said<ListBody> & { readonly kind: 'read' };
export type Reviewing = Said<Review> & { readonly kind: 'review'; readonly input: ReviewInput };
export type Exchange = ChangeMade | Reading | Reviewing;

export const problemOf = ({ body }: TestAnswer<unknown>): ProblemBody => body as ProblemBody;

export const isReplayed = ({ headers }: TestAnswer<unknown>): boolean => headers['idempotent-replayed'] === 'true';

/** All that is said about one list, by whichever client. */
export class Journal {
  readonly path: string;
  /** In the order of the answers. */
  readonly exchanges: Exchange[] = [];
  #settled = 0;
  #known = 1;

  constructor(listId: string) {
    this.path = `/api/v1/shopping/lists/${listId}`;
  }

  async change(name: string, client: Client, sent: Sent): Promise<TestAnswer<ListBody>> {
    const since = this.#known;
    const { method, path, json, headers } = requestOf(sent);
    const answer = await client.send<ListBody>(method, `${this.path}${path}`, { json, headers });
    this.#heard({ kind: 'change', client: name, since, sent, answer }, answer);
    return answer;
  }

  async read(name: string, client: Client): Promise<TestAnswer<ListBody>> {
    const since = this.#known;
    const answer = await client.send<ListBody>('GET', this.path);
    this.#heard({ kind: 'read', client: name, since, answer }, answer);
    return answer;
  }

  async review(name: string, client: Client, input: ReviewInput): Promise<TestAnswer<Review>> {
    const since = this.#known;
    const answer = await client.send<Review>('POST', `${this.path}/review`, { json: input });
    this.#heard({ kind: 'review', client: name, since, input, answer }, answer);
    return answer;
  }

  /** What was answered since this was last asked. */
  unsettled(): readonly Exchange[] {
    const exchanges = this.exchanges.slice(this.#settled);
    this.#settled = this.exchanges.length;
    return exchanges;
  }

  toString(): string {
    return this.exchanges.map(lineOf).join('\n');
  }

  #heard(exchange: Exchange, { status, body }: TestAnswer<{ readonly revision: number }>): void {
    this.exchanges.push(exchange);
    if (status === 200) this.#known = Math.max(this.#known, body.revision);
  }
}

const told = ({ kind, answer }: Exchange): string => {
  if (answer.status !== 200) {
    const { code, params, errors } = problemOf(answer);
    return `${answer.status} ${code} ${JSON.stringify(params?.['conflicts'] ?? params ?? errors?.[0]?.location)}`;
  }
  if (kind !== 'change') return `revision ${answer.body.revision}`;
  return `applied at ${answer.body.applied_revision}${isReplayed(answer) ? ' before' : ''}, revision ${answer.body.revision}`;
};

const asked = (exchange: Exchange): string => {
  switch (exchange.kind) {
    case 'change':
      return inWords(exchange.sent);
    case 'read':
      return 'read';
    case 'review':
      return `review ${JSON.stringify(exchange.input)}`;
    default:
      return exchange satisfies never;
  }
};

const lineOf = (exchange: Exchange): string => `  ${exchange.client}: ${asked(exchange)} → ${told(exchange)}`;
