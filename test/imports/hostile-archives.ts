// Archives that no honest program creates.
import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

import { zipOf } from '../support/import-files.ts';
import { recipeNode } from '../support/imports.ts';

export interface Hostile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An archive member with every field that can be forged. */
interface Member {
  readonly path: string;
  readonly content: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly statedSize?: number;
  readonly statedCrc?: number;
  /** The offset claimed by the archive. */
  readonly offset?: number;
}

const header = (member: Member, packed: Buffer, signature: number): Buffer => {
  const { path, content, method = 8, flags = 0x800, statedSize = content.length, statedCrc = crc32(content) } = member;
  const isCentral = signature === 0x02014b50;
  const name = Buffer.from(path);
  const fixed = Buffer.alloc(isCentral ? 46 : 30);
  fixed.writeUInt32LE(signature, 0);
  const at = isCentral ? 6 : 4;
  fixed.writeUInt16LE(20, at);
  fixed.writeUInt16LE(flags, at + 2);
  fixed.writeUInt16LE(method, at + 4);
  fixed.writeUInt32LE(statedCrc >>> 0, at + 10);
  fixed.writeUInt32LE(packed.length, at + 14);
  fixed.writeUInt32LE(statedSize >>> 0, at + 18);
  fixed.writeUInt16LE(name.length, at + 22);
  return Buffer.concat([fixed, name]);
};

/** Assembles an archive by hand. */
const archiveByHand = (members: readonly Member[]): Buffer => {
  const pieces: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const packed = (member.method ?? 8) === 8 ? deflateRawSync(member.content) : member.content;
    const local = Buffer.concat([header(member, packed, 0x04034b50), packed]);
    const entry = header(member, packed, 0x02014b50);
    entry.writeUInt32LE(member.offset ?? offset, 42);
    pieces.push(local);
    central.push(entry);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, directory, end]);
};

const soup = Buffer.from(JSON.stringify(recipeNode('Soup')));
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

/** Paths that a careless program would write to. */
const PATHS = [
  '../../../../etc/passwd',
  '/etc/passwd',
  '..\\..\\windows\\system32\\config',
  'C:\\autoexec.bat',
  '\\\\server\\share\\x',
  'a/../../b.json',
  './././x.json',
  'x\u0000.json',
  'x\n.json',
  `${'d/'.repeat(2000)}x.json`,
  'a'.repeat(60_000),
  '',
  '.',
  '..',
  '/',
  'con',
  '\u202e nosj.exe',
  '__proto__',
  'constructor',
];

const traversal = (): Hostile[] =>
  PATHS.map((path) => ({
    name: `a member called ${JSON.stringify(path).slice(0, 40)}`,
    bytes: archiveByHand([{ path, content: soup }]),
  }));

const lies = (): Hostile[] => [
  {
    name: 'a member larger than its stated size',
    bytes: archiveByHand([{ path: 'a', content: zeros(5_000_000), statedSize: 10 }]),
  },
  { name: 'a member smaller than stated', bytes: archiveByHand([{ path: 'a', content: soup, statedSize: 1_000_000 }]) },
  {
    name: 'a member with a stated size of four gigabytes',
    bytes: archiveByHand([{ path: 'a', content: soup, statedSize: 0xffff_fff0 }]),
  },
  { name: 'a member with a wrong checksum', bytes: archiveByHand([{ path: 'a', content: soup, statedCrc: 1 }]) },
  { name: 'an encrypted member', bytes: archiveByHand([{ path: 'a', content: soup, flags: 0x801 }]) },
  { name: 'a member with another method', bytes: archiveByHand([{ path: 'a', content: soup, method: 14 }]) },
  { name: 'a member beyond the end', bytes: archiveByHand([{ path: 'a', content: soup, offset: 0x7fff_ffff }]) },
  { name: 'a member inside the directory', bytes: archiveByHand([{ path: 'a', content: soup, offset: 300 }]) },
  {
    name: 'a thousand members at one offset',
    bytes: archiveByHand(
      Array.from({ length: 1000 }, (_, at) => ({
        path: `${at}`,
        content: at === 0 ? zeros(1_000_000) : zeros(0),
        offset: 0,
        statedSize: 1_000_000,
      })),
    ),
  },
  {
    name: 'the same path twice',
    bytes: archiveByHand([
      { path: 'a.json', content: soup },
      { path: 'a.json', content: zeros(9) },
    ]),
  },
];

const bombs = async (): Promise<Hostile[]> => {
  const bomb = await zipOf({ 'a.txt': zeros(60_000_000) });
  const nested = await zipOf({
    'b.zip': await zipOf({ 'c.zip': await zipOf({ 'd.zip': await zipOf({ 'x.json': soup }) }) }),
  });
  const entries = (count: number) =>
    archiveByHand(Array.from({ length: count }, (_, at) => ({ path: `${at}.json`, content: zeros(0) })));
  return [
    { name: 'sixty megabytes of zeros', bytes: bomb },
    {
      name: 'sixteen files of fifty megabytes of zeros',
      bytes: await zipOf(Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`${at}`, zeros(50_000_000)]))),
    },
    { name: 'a bomb in an archive', bytes: await zipOf({ 'bomb.zip': bomb }) },
    {
      name: 'ten bombs in an archive',
      bytes: await zipOf(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.zip`, bomb]))),
    },
    { name: 'archives four deep', bytes: nested },
    { name: 'ten thousand and one members', bytes: entries(10_001) },
    { name: 'sixty thousand members', bytes: entries(60_000) },
    { name: 'a gzip bomb', bytes: gzipSync(zeros(200_000_000)) },
    { name: 'a gzip bomb in a gzip', bytes: gzipSync(gzipSync(zeros(200_000_000))) },
    { name: 'a gzip bomb as a Paprika recipe', bytes: await zipOf({ 'a.paprikarecipe': gzipSync(zeros(60_000_000)) }) },
    { name: 'a gzip of an archive bomb', bytes: gzipSync(bomb) },
    { name: 'spaces as JSON', bytes: gzipSync(Buffer.alloc(30_000_000, ' ')) },
  ];
};

const broken = async (): Promise<Hostile[]> => {
  const whole = await zipOf({
    'a.json': soup,
    'b.paprikarecipe': gzipSync(soup),
    'recipes.html': '<div class="recipe-details"></div>',
  });
  const cuts = Array.from({ length: 12 }, (_, at) => whole.subarray(0, Math.floor((whole.length * (at + 1)) / 13)));
  const zip = gzipSync(soup);
  return [
    ...cuts.map((bytes, at) => ({ name: `an archive cut off at ${at + 1}/13`, bytes })),
    ...[10, 18, 30, zip.length - 4].map((at) => ({ name: `a gzip cut off at ${at}`, bytes: zip.subarray(0, at) })),
    { name: 'only the signature of an archive', bytes: Buffer.from('PK\u0003\u0004') },
    { name: 'an archive of noise', bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(50_000)]) },
    { name: 'an empty archive', bytes: archiveByHand([]) },
    {
      name: 'noise after the signature of gzip',
      bytes: Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), randomBytes(5000)]),
    },
    { name: 'an archive after noise', bytes: Buffer.concat([randomBytes(5000), whole]) },
  ];
};

/** Those that are quick to create. */
export const brokenArchives = async (): Promise<readonly Hostile[]> => [...traversal(), ...lies(), ...(await broken())];

export const hostileArchives = async (): Promise<readonly Hostile[]> => [
  ...(await brokenArchives()),
  ...(await bombs()),
];
