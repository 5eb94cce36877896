import type { Engine } from '../../support/engines.ts';
import type { Person } from '../../support/people.ts';
import type { TestClient } from '../../support/client.ts';
import type { TestService } from '../../support/test-service.ts';

/** What the sentences are tested on: two services per engine, shared by all of them. */
export interface Subject {
  readonly engine: Engine;
  /** Without accounts: everything is done by the persisted local user. */
  readonly local: TestService;
  /** The client of the local user, in a library of its own for this sentence. */
  readonly client: TestClient;
  /** With accounts. */
  readonly accounts: TestService;
  /** The administrator of the service with accounts. */
  readonly admin: Person;
}

/** A test of a domain that proves a sentence already. */
export interface TestReference {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The title as it stands in the file. */
  readonly title: string;
}

type Proof = ((subject: Subject) => Promise<void>) | TestReference;

/** A normative sentence of the contract, in its own words, and what proves it. */
export interface Sentence {
  readonly text: string;
  readonly proof: Proof;
}

export interface Section {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

export const section = (title: string, ...sentences: readonly Sentence[]): Section => ({ title, sentences });

/** A sentence with its own test, over HTTP. */
export const proves = (text: string, proof: (subject: Subject) => Promise<void>): Sentence => ({ text, proof });

/** A sentence that a test elsewhere proves. */
export const provedBy = (text: string, file: string, title: string): Sentence => ({ text, proof: { file, title } });
