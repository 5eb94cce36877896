import type { ShoppingListBody } from '../../../src/domains/shopping/lists/list.schemas.ts';
import type { Review, ReviewInput } from '../../../src/domains/shopping/review/review.schemas.ts';
import type { ProblemBody } from '../../../src/platform/problem/problem-body.ts';
import type { TestResponse } from '../../support/test-response.ts';
import { inWords, requestOf } from './operations.ts';
import type { Sent } from './operations.ts';
import type { Client } from './quick-client.ts';

/** An exchange, and what was known at the time. */
interface Recorded<A> {
  readonly client: string;
  /** The newest revision known to any client; the response cannot be older. */
  readonly since: number;
  readonly answer: TestResponse<A>;
}

export type ListBody = ShoppingListBody;
export type ChangeMade = Recorded<ListBody> & { readonly kind: 'change'; readonly sent: Sent };
export type Reading = Recorded<ListBody> & { readonly kind: 'read' };
export type Reviewing = Recorded<Review> & { readonly kind: 'review'; readonly input: ReviewInput };
export type Exchange = ChangeMade | Reading | Reviewing;

export const problemOf = ({ body }: TestResponse<unknown>): ProblemBody => body as ProblemBody;

export const isReplayed = ({ headers }: TestResponse<unknown>): boolean => headers['idempotent-replayed'] === 'true';

/** All exchanges about one list, by any client. */
export class Journal {
  readonly path: string;
  /** In the order of the responses, which are not stored. */
  readonly #lines: (() => string)[] = [];
  #unsettled: Exchange[] = [];
  #known = 1;

  constructor(listId: string) {
    this.path = `/api/v1/shopping/lists/${listId}`;
  }

  async change(name: string, client: Client, sent: Sent): Promise<TestResponse<ListBody>> {
    const since = this.#known;
    const { method, path, json, headers } = requestOf(sent);
    const answer = await client.send<ListBody>(method, `${this.path}${path}`, { json, headers });
    this.#record({ kind: 'change', client: name, since, sent, answer }, answer);
    return answer;
  }

  async read(name: string, client: Client): Promise<TestResponse<ListBody>> {
    const since = this.#known;
    const answer = await client.send<ListBody>('GET', this.path);
    this.#record({ kind: 'read', client: name, since, answer }, answer);
    return answer;
  }

  async review(name: string, client: Client, input: ReviewInput): Promise<TestResponse<Review>> {
    const since = this.#known;
    const answer = await client.send<Review>('POST', `${this.path}/review`, { json: input });
    this.#record({ kind: 'review', client: name, since, input, answer }, answer);
    return answer;
  }

  /** Exchanges since the last call. */
  unsettled(): readonly Exchange[] {
    const exchanges = this.#unsettled;
    this.#unsettled = [];
    return exchanges;
  }

  /** All exchanges, for the report of a failed run. */
  toString(): string {
    return this.#lines.map((line) => `  ${line()}`).join('\n');
  }

  #record(exchange: Exchange, { status, body }: TestResponse<{ readonly revision: number }>): void {
    this.#unsettled.push(exchange);
    this.#lines.push(lineOf(exchange));
    if (status === 200) this.#known = Math.max(this.#known, body.revision);
  }
}

const describeAnswer = ({ kind, answer }: Exchange): string => {
  if (answer.status !== 200) {
    const { code, params, errors } = problemOf(answer);
    return `${answer.status} ${code} ${JSON.stringify(params?.['conflicts'] ?? params ?? errors?.[0]?.location)}`;
  }
  if (kind !== 'change') return `revision ${answer.body.revision}`;
  return `applied at ${answer.body.applied_revision}${isReplayed(answer) ? ' before' : ''}, revision ${answer.body.revision}`;
};

const describeRequest = (exchange: Exchange): (() => string) => {
  switch (exchange.kind) {
    case 'change': {
      const { sent } = exchange;
      return () => inWords(sent);
    }
    case 'read':
      return () => 'read';
    case 'review': {
      const { input } = exchange;
      return () => `review ${JSON.stringify(input)}`;
    }
    default:
      return exchange satisfies never;
  }
};

const lineOf = (exchange: Exchange): (() => string) => {
  const { client } = exchange;
  const [question, answer] = [describeRequest(exchange), describeAnswer(exchange)];
  return () => `${client}: ${question()} → ${answer}`;
};
