import { randomBytes } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';

import { minimalPdf, newPicture } from '../support/pictures.ts';

/** A file that must be rejected, and the allowed statuses. */
export interface HostileFile {
  readonly what: string;
  readonly content: Buffer;
  readonly statuses: readonly number[];
}

const text = (content: string): Buffer => Buffer.from(content, 'latin1');

/** A PNG chunk with its checksum. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([text(type), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
};

const pngOf = (width: number, height: number, pixels: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), ...parts]);
};

/** An empty archive: only its end record identifies it. */
const archiveEnd = (comment = ''): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, text(comment)]);
};

const jpegClaiming = async (width: number, height: number): Promise<Buffer> => {
  const jpeg = Buffer.from(await newPicture('jpeg'));
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};

const gifClaiming = (width: number, height: number): Buffer => {
  const gif = text('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;');
  for (const at of [6, 24]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
};

const webpClaiming = (width: number, height: number): Buffer => {
  const webp = text('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0');
  webp.writeUIntLE(width - 1, 24, 3);
  webp.writeUIntLE(height - 1, 27, 3);
  return webp;
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const XXE = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>';

/** Unsupported types. */
const wrongTypes = (): readonly HostileFile[] =>
  Object.entries({
    'an empty file': '',
    'one byte': 'x',
    'an SVG with a script': SVG,
    'an SVG with an entity': XXE,
    'an SVG after spaces': `   \n${SVG}`,
    HTML: '<!doctype html><script>alert(1)</script>',
    'plain text': 'Soup of the day',
    'a Windows program': `MZ${'\0'.repeat(100)}PE\0\0`,
    'a Linux program': `\x7fELF\x02\x01\x01${'\0'.repeat(100)}`,
    'a shell script': '#!/bin/sh\nrm -rf /',
    'an archive': `PK\x03\x04${'\0'.repeat(30)}`,
    'a TIFF': `II*\0\x08\0\0\0${'\0'.repeat(30)}`,
    'a BMP': `BM${'\0'.repeat(60)}`,
    'an icon': `\0\0\x01\0\x01\0${'\0'.repeat(60)}`,
    'a PSD': `8BPS\0\x01${'\0'.repeat(60)}`,
    'a video': `\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41${'\0'.repeat(60)}`,
    'an audio file': `RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(60)}`,
    'an ImageMagick script': 'push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 "https://example.org"',
    PostScript: '%!PS-Adobe-3.0\n(/etc/passwd) (r) file',
    'a PDF after another byte': `x${minimalPdf().toString('latin1')}`,
  }).map(([what, content]) => ({ what, content: text(content), statuses: [415] }));

/** Small files with huge dimensions, rejected based on their header. */
const bombs = async (): Promise<readonly HostileFile[]> => {
  const zeros = deflateSync(Buffer.alloc(20_000_000), { level: 9 });
  const tooLarge: Record<string, Buffer> = {
    'a PNG of 60000 × 60000': pngOf(60_000, 60_000, zeros),
    'a PNG just beyond the limit': pngOf(6400, 6400, zeros),
    'a JPEG of 65500 × 65500': await jpegClaiming(65_500, 65_500),
    'a GIF of 65535 × 65535': gifClaiming(65_535, 65_535),
  };
  // The library that reads the header may have rejected it first.
  const refused: Record<string, Buffer> = {
    'a PNG with one endless row': pngOf(2_000_000_000, 1, zeros),
    'a WebP of 16383 × 16383': webpClaiming(16_383, 16_383),
  };
  return [
    ...Object.entries(tooLarge).map(([what, content]) => ({ what, content, statuses: [413] })),
    ...Object.entries(refused).map(([what, content]) => ({ what, content, statuses: [413, 422] })),
  ];
};

/** Polyglot files. */
const polyglots = async (): Promise<readonly HostileFile[]> => {
  const [jpeg, png] = [await newPicture('jpeg'), await newPicture('png')];
  const files: Record<string, Buffer> = {
    'a GIF that is JavaScript': text('GIF89a=1;/*\0*/alert(1);//'),
    'a GIF that is an HTML page': text(`GIF89a${'<script>alert(1)</script>'.repeat(9)}`),
    'a JPEG that is an HTML page': text(`\xff\xd8\xff\xe0${SVG}`),
    'a JPEG that is an archive': Buffer.concat([jpeg, archiveEnd()]),
    'a PNG that is an archive with a comment': Buffer.concat([png, archiveEnd('a'.repeat(60_000))]),
    'a PDF that is an archive': Buffer.concat([minimalPdf(), archiveEnd()]),
    'a PNG that is a program': text(`\x89PNG\r\n\x1a\n${'\x7fELF'.repeat(20)}`),
    'a JPEG after the first bytes of a PNG': Buffer.concat([text('\x89PNG\r\n\x1a\n'), jpeg]),
    'a PNG after the first bytes of a JPEG': Buffer.concat([text('\xff\xd8\xff'), png]),
    'compressed data after the first bytes of a WebP': Buffer.concat([
      text('RIFF\xff\xff\0\0WEBP'),
      gzipSync(Buffer.alloc(1_000_000)),
    ]),
  };
  return Object.entries(files).map(([what, content]) => ({ what, content, statuses: [415, 422] }));
};

/** Files truncated at this many places each. */
const truncated = async (places: number): Promise<readonly HostileFile[]> => {
  const files: HostileFile[] = [];
  for (const type of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const whole = await newPicture(type, { width: 640, height: 400 });
    for (let place = 1; place <= places; place += 1) {
      const content = whole.subarray(0, Math.floor((whole.length * place * 0.95) / places));
      files.push({
        what: `a ${type} cut off after ${content.length} of ${whole.length}`,
        content,
        statuses: [413, 415, 422],
      });
    }
  }
  const pdf = minimalPdf();
  files.push({ what: 'a PDF that is cut off', content: pdf.subarray(0, -10), statuses: [422] });
  return files;
};

const HEADS = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF\x40\0\0\0WEBPVP8 ',
  'GIF89a',
  '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf',
];

/** The first bytes of a format followed by random bytes. */
const noise = (each: number): readonly HostileFile[] =>
  HEADS.flatMap((head) =>
    Array.from({ length: each }, (_, index) => ({
      what: `noise after ${JSON.stringify(head)}`,
      content: Buffer.concat([text(head), randomBytes(20 + index * 997)]),
      statuses: [413, 415, 422],
    })),
  );

/** All hostile files. `places` is the number of truncated and random variants of each format. */
export const hostileFiles = async (places: number): Promise<readonly HostileFile[]> => [
  ...wrongTypes(),
  ...(await bombs()),
  ...(await polyglots()),
  ...(await truncated(places)),
  ...noise(places),
];
