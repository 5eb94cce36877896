import { FEATURE_VERSION } from './features.ts';
import { labels } from './labels.ts';

const K = labels.length;
const HEADER_WORDS = 4;

/** Weights as they are learned: hashes of features, the most frequent first, and for each a row, one for each label. */
export interface Weights {
  readonly hashes: Int32Array;
  readonly rows: Int8Array;
  /** From label to label, for each class of gap; the last row is the start of a line. */
  readonly transitions: Int8Array;
}

/**
 * The same as the tagger looks them up: open addressing, at most two thirds full. What is looked at most lies together
 * in the processor's near memory: the marks, which turn away most features that are unknown, and the entries of the
 * frequent ones, which come first.
 */
export interface WeightTable {
  /** For each slot the mark of its feature; zero where there is none. */
  readonly marks: Uint8Array;
  /** For each slot where its entry begins. */
  readonly slots: Int32Array;
  /** Three words for each feature: its hash, then the weights of eight labels, four in each word. */
  readonly entries: Int32Array;
  readonly transitions: Int8Array;
}

/** Words of an entry. */
const ENTRY = 3;
/** 128 added to each of four weights, so that they can be added up beside each other without borrowing. */
const BIAS = 0x8080_8080;

/** A byte of the hash that is never zero: most features of a line are unknown, and most of them end here. */
export const markOf = (hash: number): number => (hash >>> 24) | 1;

export const tabulate = ({ hashes, rows, transitions }: Weights): WeightTable => {
  const capacity = 2 ** Math.ceil(Math.log2(hashes.length * 1.5 + 2));
  const table: WeightTable = {
    marks: new Uint8Array(capacity),
    slots: new Int32Array(capacity),
    entries: new Int32Array(hashes.length * ENTRY),
    transitions,
  };
  const words = new Int32Array(rows.buffer, rows.byteOffset, (hashes.length * K) / 4);
  for (const [feature, hash] of hashes.entries()) {
    let slot = hash & (capacity - 1);
    while (table.marks[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    table.marks[slot] = markOf(hash);
    table.slots[slot] = feature * ENTRY;
    table.entries[feature * ENTRY] = hash;
    table.entries[feature * ENTRY + 1] = (words[feature * 2] ?? 0) ^ BIAS;
    table.entries[feature * ENTRY + 2] = (words[feature * 2 + 1] ?? 0) ^ BIAS;
  }
  return table;
};

/** A table as it is kept in a file, ready to be looked up in: version, labels, slots, features; then the four parts. */
export const encodeTable = ({ marks, slots, entries, transitions }: WeightTable): Uint8Array => {
  const header = Int32Array.of(FEATURE_VERSION, K, slots.length, entries.length / ENTRY);
  const parts = [header, slots, entries, marks, transitions].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  return new Uint8Array(Buffer.concat(parts));
};

/** The table within the bytes of a file, which stay where they are: nothing is computed when a service starts. */
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
    marks: new Uint8Array(buffer, marksAt, slots),
    transitions: new Int8Array(buffer, marksAt + slots, byteOffset + byteLength - marksAt - slots),
  };
};
