import { Client, DatabaseError } from 'pg';

import type { CapturedStatement } from './captured-statements.ts';

/** A node of a query plan, as EXPLAIN names it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  /** How many rows it returned each time, and how many it read or joined in vain. */
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const SETTINGS = `
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_format = json;
  set client_min_messages = log`;

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows a node returned or discarded in total. */
export const countRows = (node: PlanNode): number => {
  const discarded = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return (node['Actual Rows'] + discarded) * node['Actual Loops'];
};

/** "duration: 0.1 ms  plan:" followed by JSON. */
const planIn = (message: string): PlanNode | undefined => {
  const begin = message.indexOf('{');
  return message.startsWith('duration: ') && begin > 0
    ? (JSON.parse(message.slice(begin)) as { readonly Plan: PlanNode }).Plan
    : undefined;
};

/** A connection outside the service that may show the plans of executed statements. */
export class PlanReader implements AsyncDisposable {
  readonly #client: Client;
  /** Whether the user may load auto_explain (postgresql.org/docs/current/auto-explain.html). */
  readonly canRead: boolean;

  private constructor(client: Client, canRead: boolean) {
    this.#client = client;
    this.canRead = canRead;
  }

  static async connect(url: string): Promise<PlanReader> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`load 'auto_explain'; ${SETTINGS}`);
      return new PlanReader(client, true);
    } catch (error) {
      if (error instanceof DatabaseError) return new PlanReader(client, false);
      await client.end();
      throw error;
    }
  }

  async query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.#client.query<Record<string, unknown>>(sql)).rows;
  }

  /**
   * Runs a statement and returns all nodes of the executed plans: its own, and those of statements inside the functions
   * it calls, which EXPLAIN does not show.
   */
  async plansOf({ sql, values }: CapturedStatement): Promise<readonly PlanNode[]> {
    const given = values.map((value) => (value === null ? 'null' : this.#client.escapeLiteral(value)));
    const plans: PlanNode[] = [];
    const listen = ({ message = '' }: { readonly message?: string | undefined }): void => {
      const plan = planIn(message);
      if (plan !== undefined) plans.push(plan);
    };
    await this.query(`prepare explained as ${sql}`);
    this.#client.on('notice', listen);
    try {
      await this.query(given.length === 0 ? 'execute explained' : `execute explained (${given.join(', ')})`);
    } finally {
      this.#client.off('notice', listen);
      await this.query('deallocate explained');
    }
    return plans.flatMap(nodesOf);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}
