import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** Twelve megapixels, like a phone camera. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** Enlarged noise: a flat image would be too easy, and pixel-sized noise is harder than any photo. */
const GRAIN = 50;

/** Writes synthetic photos to a folder. */
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
