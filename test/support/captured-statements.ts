import { openPostgresWire } from './postgres-wire.ts';
import type { FrontendMessage, PostgresWire } from './postgres-wire.ts';

/** A statement the service sent, with its values. */
export interface CapturedStatement {
  readonly sql: string;
  readonly values: readonly (string | null)[];
  /** Whether it has a name, so that the server may cache its plan. */
  readonly isNamed: boolean;
}

/** A PostgreSQL behind a proxy that records statements sent with values. */
export interface CapturingWire extends PostgresWire {
  /** By text: each once, with the values it was first sent with. */
  readonly statements: ReadonlyMap<string, CapturedStatement>;
  /** How often each was sent, by text. */
  readonly executions: ReadonlyMap<string, number>;
}

const PARSE = 'P';
const BIND = 'B';

/** Reads a message from start to end. */
class MessageReader {
  readonly #body: Buffer;
  #at = 0;

  constructor(body: Buffer) {
    this.#body = body;
  }

  /** Reads up to the next zero byte. */
  text(): string {
    const end = this.#body.indexOf(0, this.#at);
    const text = this.#body.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  int16(): number {
    this.#at += 2;
    return this.#body.readInt16BE(this.#at - 2);
  }

  /** A value in text format, preceded by its length. */
  value(): string | null {
    const length = this.#body.readInt32BE(this.#at);
    this.#at += 4;
    if (length < 0) return null;
    this.#at += length;
    return this.#body.toString('utf8', this.#at - length, this.#at);
  }
}

const valuesOf = (reader: MessageReader): readonly (string | null)[] => {
  for (let formats = reader.int16(); formats > 0; formats -= 1) reader.int16();
  return Array.from({ length: reader.int16() }, () => reader.value());
};

export const captureStatements = async (url: string): Promise<CapturingWire> => {
  const statements = new Map<string, CapturedStatement>();
  const executions = new Map<string, number>();
  const readConnection = () => {
    const parsed = new Map<string, string>();
    const read = ({ type, body }: FrontendMessage): void => {
      const reader = new MessageReader(body);
      if (type === PARSE) parsed.set(reader.text(), reader.text());
      if (type !== BIND) return;
      reader.text();
      const name = reader.text();
      const sql = parsed.get(name);
      if (sql === undefined) return;
      executions.set(sql, (executions.get(sql) ?? 0) + 1);
      if (!statements.has(sql)) statements.set(sql, { sql, values: valuesOf(reader), isNamed: name !== '' });
    };
    return { read, ready: () => undefined };
  };
  return { ...(await openPostgresWire(url, readConnection)), statements, executions };
};
