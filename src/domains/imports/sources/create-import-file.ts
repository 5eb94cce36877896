import { gunzipSync } from 'node:zlib';

import { isJsonDeeperThan } from '../../../platform/text/json-depth.ts';
import type { ImportFile } from '../formats/format.ts';
import { Budget } from './budget.ts';
import { decodeText } from './decode-text.ts';
import { defaultSourceLimits } from './source-limits.ts';
import { UnreadableFile } from './source-errors.ts';

/** The maximum nesting of gzip. No program writes even a gzip in a gzip. */
const MAX_GZIPS = 2;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

/**
 * Larger files are not read as text. A hundred thousand recipes fit, and everything derived from the text must fit into
 * memory.
 */
const MAX_TEXT_BYTES = 32 * 1024 * 1024;

/** The maximum memory for parsed JSON. It is estimated first, because parsing cannot be interrupted. */
const MAX_HEAP = 80 * 1024 * 1024;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [0x2c, 0x5b, 0x7b];
/** Memory per value in a list or an object, and per empty list or object: measured, and rounded up. */
const [VALUE_BYTES, OBJECT_BYTES] = [16, 72];

/** Estimates the memory of parsed JSON by counting commas and brackets. The few inside strings count too. */
const heapOfJson = (bytes: Uint8Array): number => {
  let heap = bytes.length;
  for (const byte of bytes) {
    if (byte === COMMA) heap += VALUE_BYTES;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) heap += OBJECT_BYTES;
  }
  return heap;
};

const unzipped = (bytes: Uint8Array, budget: Budget): Uint8Array => {
  const max = Math.min(budget.remainingBytes, budget.limits.upload_file_bytes);
  let expanded: Buffer;
  try {
    expanded = gunzipSync(bytes, { maxOutputLength: Math.max(1, max) });
  } catch (error) {
    // The output is too long. If a limit of the budget was reached, the budget throws its own error.
    if (error instanceof RangeError) budget.checkDeclaredSize(max + 1);
    throw new UnreadableFile(
      error instanceof RangeError ? 'It is too large when it is unpacked.' : 'It is compressed, and damaged.',
    );
  }
  budget.addExpandedBytes(expanded.length);
  return expanded;
};

interface FileOptions {
  /** The budget of the upload; by default that of a single file of this size. */
  readonly budget?: Budget;
  /** The encoding declared by the sender. */
  readonly charset?: string | undefined;
}

/** A file as formats see it. Throws if it is compressed and cannot be unpacked. */
export const createImportFile = (name: string, sent: Uint8Array, options: FileOptions = {}): ImportFile => {
  const { budget = new Budget(sent.length, defaultSourceLimits), charset } = options;
  let bytes = sent;
  for (let times = 0; times < MAX_GZIPS && isGzip(bytes); times += 1) bytes = unzipped(bytes, budget);
  let text: string | undefined;
  let json: { readonly value: unknown } | undefined;
  const decoded = (): string => (text ??= bytes.length > MAX_TEXT_BYTES ? '' : decodeText(bytes, charset));
  const parsed = (): unknown => {
    const source = decoded().trimStart();
    if (!/^[[{]/.test(source) || isJsonDeeperThan(bytes, budget.limits.json_depth)) return undefined;
    if (heapOfJson(bytes) > MAX_HEAP) throw new UnreadableFile('It contains too many values.');
    try {
      return JSON.parse(source) as unknown;
    } catch {
      return undefined;
    }
  };
  return {
    kind: 'file',
    name,
    bytes,
    text: decoded,
    json: () => (json ??= { value: parsed() }).value,
  };
};
