import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** Twelve megapixels, as a phone takes them. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** Noise, enlarged: neither flat, which would be too easy, nor so full as no photograph is. */
const GRAIN = 50;

/** Writes so many photographs of nothing into a folder. */
export const writePictures = async (folder: string, count: number): Promise<readonly string[]> => {
  const files: string[] = [];
  const [width, height] = [WIDTH / GRAIN, HEIGHT / GRAIN].map(Math.floor);
  for (let number = 0; number < count; number += 1) {
    const raw = { width: width ?? 1, height: height ?? 1, channels: 3 } as const;
    const file = path.join(folder, `${number}.jpg`);
    const noise = sharp(randomBytes(raw.width * raw.height * 3), { raw }).resize(WIDTH, HEIGHT);
    await writeFile(file, await noise.jpeg({ quality: 85 }).toBuffer());
    files.push(file);
  }
  return files;
};
