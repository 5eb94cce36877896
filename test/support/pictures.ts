import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** An image that no other test has: noise, so that it has a realistic size. */
export const newPicture = (
  type: PictureType = 'jpeg',
  { width = 320, height = 200 }: { width?: number; height?: number } = {},
): Promise<Buffer> => {
  const noise = sharp(randomBytes(32 * 20 * 3), { raw: { width: 32, height: 20, channels: 3 } }).resize(width, height, {
    fit: 'fill',
  });
  return noise.toFormat(type, { effort: 1 }).toBuffer();
};

/** Rotated like a phone photo, with a GPS location. The left half is red, the right half blue. */
export const lyingPicture = async (): Promise<Buffer> => {
  const red = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: `Somebody ${randomBytes(8).toString('hex')}` },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

export const minimalPdf = (): Buffer =>
  Buffer.from(
    `%PDF-1.4\n%${randomBytes(8).toString('hex')}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
