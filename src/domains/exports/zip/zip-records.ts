// The records of a ZIP archive, as described in APPNOTE.TXT by PKWARE, version 6.3.10.

/** What is written about one entry, before and after its content. */
export interface EntryRecord {
  readonly name: Buffer;
  readonly method: CompressionMethod;
  /** The position of its header in the archive. */
  readonly offset: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly bytes: number;
}

export type CompressionMethod = 'stored' | 'deflated';

const METHOD_NUMBERS: Readonly<Record<CompressionMethod, number>> = { stored: 0, deflated: 8 };

const VERSION_NEEDED = 20;
const VERSION_NEEDED_FOR_ZIP64 = 45;
/** The attributes of an entry are Unix permissions. */
const MADE_ON_UNIX = 3 << 8;
/** The name is UTF-8, and the sizes and the checksum follow the content. */
const FLAGS = 0x0808;
/** The earliest time that an archive can represent: the same entries give the same bytes at any time. */
const MIDNIGHT = 0;
const JANUARY_1_1980 = (1 << 5) | 1;
/** A regular file, writable by the owner, readable by all. */
const ATTRIBUTES = 0o100_644 * 0x1_0000;

/** A larger number is written as this one, and in full in a ZIP64 record. */
const MAX_UINT16 = 0xffff;
export const MAX_UINT32 = 0xffff_ffff;

const LOCAL_HEADER_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const DIRECTORY_ENTRY_BYTES = 46;
const ZIP64_OFFSET_BYTES = 12;
const ZIP64_END_BYTES = 56;
/** The length that the record states: without its signature and the length itself. */
const ZIP64_END_STATED_BYTES = 44;
const ZIP64_LOCATOR_BYTES = 20;
const END_BYTES = 22;

/** Writes numbers one after another, in the byte order of the format. */
class RecordWriter {
  readonly buffer: Buffer;
  #at = 0;

  constructor(length: number) {
    this.buffer = Buffer.alloc(length);
  }

  uint16(...values: readonly number[]): this {
    for (const value of values) this.#at = this.buffer.writeUInt16LE(value, this.#at);
    return this;
  }

  uint32(...values: readonly number[]): this {
    for (const value of values) this.#at = this.buffer.writeUInt32LE(value, this.#at);
    return this;
  }

  uint64(...values: readonly number[]): this {
    for (const value of values) this.#at = this.buffer.writeBigUInt64LE(BigInt(value), this.#at);
    return this;
  }

  bytes(bytes: Buffer): this {
    this.#at += bytes.copy(this.buffer, this.#at);
    return this;
  }
}

/** Precedes the content. */
export const createLocalHeader = ({ name, method }: Pick<EntryRecord, 'name' | 'method'>): Buffer =>
  new RecordWriter(LOCAL_HEADER_BYTES + name.length)
    .uint32(0x0403_4b50)
    .uint16(VERSION_NEEDED, FLAGS, METHOD_NUMBERS[method], MIDNIGHT, JANUARY_1_1980)
    .uint32(0, 0, 0)
    .uint16(name.length, 0)
    .bytes(name).buffer;

/** Follows the content. */
export const createDataDescriptor = ({
  crc32,
  compressedBytes,
  bytes,
}: Pick<EntryRecord, 'crc32' | 'compressedBytes' | 'bytes'>): Buffer =>
  new RecordWriter(DESCRIPTOR_BYTES).uint32(0x0807_4b50, crc32, compressedBytes, bytes).buffer;

/** Describes an entry in the directory at the end of the archive. */
export const createDirectoryEntry = (entry: EntryRecord): Buffer => {
  const { name, method, offset, crc32, compressedBytes, bytes } = entry;
  const isFar = offset >= MAX_UINT32;
  const extraBytes = isFar ? ZIP64_OFFSET_BYTES : 0;
  const record = new RecordWriter(DIRECTORY_ENTRY_BYTES + name.length + extraBytes)
    .uint32(0x0201_4b50)
    .uint16(MADE_ON_UNIX | VERSION_NEEDED_FOR_ZIP64, isFar ? VERSION_NEEDED_FOR_ZIP64 : VERSION_NEEDED)
    .uint16(FLAGS, METHOD_NUMBERS[method], MIDNIGHT, JANUARY_1_1980)
    .uint32(crc32, compressedBytes, bytes)
    // No comment, the first disk, and no internal attributes.
    .uint16(name.length, extraBytes, 0, 0, 0)
    .uint32(ATTRIBUTES, Math.min(offset, MAX_UINT32))
    .bytes(name);
  // The extra field 1 has the numbers that did not fit.
  return (isFar ? record.uint16(1, 8).uint64(offset) : record).buffer;
};

/** The directory as a whole. */
interface DirectoryExtent {
  readonly entries: number;
  readonly offset: number;
  readonly bytes: number;
}

const createZip64End = ({ entries, offset, bytes }: DirectoryExtent): Buffer =>
  new RecordWriter(ZIP64_END_BYTES + ZIP64_LOCATOR_BYTES)
    .uint32(0x0606_4b50)
    .uint64(ZIP64_END_STATED_BYTES)
    .uint16(MADE_ON_UNIX | VERSION_NEEDED_FOR_ZIP64, VERSION_NEEDED_FOR_ZIP64)
    .uint32(0, 0)
    .uint64(entries, entries, bytes, offset)
    // Where this record begins, on the first of one disk.
    .uint32(0x0706_4b50, 0)
    .uint64(offset + bytes)
    .uint32(1).buffer;

/** Ends the archive. */
export const createEnd = (directory: DirectoryExtent): Buffer => {
  const { entries, offset, bytes } = directory;
  const entries16 = Math.min(entries, MAX_UINT16);
  const end = new RecordWriter(END_BYTES)
    .uint32(0x0605_4b50)
    .uint16(0, 0, entries16, entries16)
    .uint32(Math.min(bytes, MAX_UINT32), Math.min(offset, MAX_UINT32))
    .uint16(0).buffer;
  const isZip64 = entries >= MAX_UINT16 || bytes >= MAX_UINT32 || offset >= MAX_UINT32;
  return isZip64 ? Buffer.concat([createZip64End(directory), end]) : end;
};
