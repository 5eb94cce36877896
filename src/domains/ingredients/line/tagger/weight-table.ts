import { FEATURE_VERSION } from './features.ts';
import { labels } from '../labeled-line.ts';

const K = labels.length;
const HEADER_WORDS = 4;

/** Weights as training produces them. */
export interface Weights {
  readonly hashes: Int32Array;
  readonly rows: Int8Array;
  /** One weight per pair of labels (from, to) for each gap class; then one per label for the start of a line. */
  readonly transitions: Int8Array;
}

/**
 * The weights as a hash table: open addressing with linear probing, at most two thirds full. The layout keeps what is
 * read most in the CPU cache: fingerprints, which reject most unknown features, and the entries of frequent features,
 * which come first.
 */
export interface WeightTable {
  /** For each slot the mark of its feature; zero where there is none. */
  readonly fingerprints: Uint8Array;
  /** The index in `entries` for each slot. */
  readonly slots: Int32Array;
  /** Three words per feature: its hash, then one byte per label, the weight plus 128. */
  readonly entries: Int32Array;
  readonly transitions: Int8Array;
}

/** Words of an entry. */
const ENTRY = 3;
/** 128 added to each of four weights, so that they can be added up beside each other without borrowing. */
const BIAS = 0x8080_8080;

/** A byte of the hash, never 0. Most features of a line are unknown, and this rejects most of them early. */
export const toHashFingerprint = (hash: number): number => (hash >>> 24) | 1;

export const createWeightTable = ({ hashes, rows, transitions }: Weights): WeightTable => {
  const capacity = 2 ** Math.ceil(Math.log2(hashes.length * 1.5 + 2));
  const table: WeightTable = {
    fingerprints: new Uint8Array(capacity),
    slots: new Int32Array(capacity),
    entries: new Int32Array(hashes.length * ENTRY),
    transitions,
  };
  const words = new Int32Array(rows.buffer, rows.byteOffset, (hashes.length * K) / 4);
  for (const [feature, hash] of hashes.entries()) {
    let slot = hash & (capacity - 1);
    while (table.fingerprints[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    table.fingerprints[slot] = toHashFingerprint(hash);
    table.slots[slot] = feature * ENTRY;
    table.entries[feature * ENTRY] = hash;
    table.entries[feature * ENTRY + 1] = (words[feature * 2] ?? 0) ^ BIAS;
    table.entries[feature * ENTRY + 2] = (words[feature * 2 + 1] ?? 0) ^ BIAS;
  }
  return table;
};

/**
 * Encodes a table for a file: a header of four words (feature version, labels, slots, features), then slots, entries,
 * fingerprints and transitions.
 */
export const encodeTable = ({ fingerprints, slots, entries, transitions }: WeightTable): Uint8Array => {
  const header = Int32Array.of(FEATURE_VERSION, K, slots.length, entries.length / ENTRY);
  const parts = [header, slots, entries, fingerprints, transitions].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  return new Uint8Array(Buffer.concat(parts));
};

/** Decodes a table as views on the bytes, so that nothing is computed at startup. */
export const decodeTable = (bytes: Uint8Array): WeightTable => {
  // Words must be aligned. A file read whole begins a buffer of its own, so it is hardly ever copied.
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const [version, width, slots = 0, features = 0] = new Int32Array(buffer, byteOffset, HEADER_WORDS);
  if (version !== FEATURE_VERSION || width !== K) {
    throw new Error('The weights of the tagger were trained for other features: npm run train:ingredients');
  }
  const slotsAt = byteOffset + HEADER_WORDS * 4;
  const entriesAt = slotsAt + slots * 4;
  const marksAt = entriesAt + features * ENTRY * 4;
  return {
    slots: new Int32Array(buffer, slotsAt, slots),
    entries: new Int32Array(buffer, entriesAt, features * ENTRY),
    fingerprints: new Uint8Array(buffer, marksAt, slots),
    transitions: new Int8Array(buffer, marksAt + slots, byteOffset + byteLength - marksAt - slots),
  };
};
