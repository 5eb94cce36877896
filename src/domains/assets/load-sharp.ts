import type Sharp from 'sharp';

/** Of all that libvips reads, what is kept here. SVG, which may name other files, and the rest stay shut. */
const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadNsgif',
];

let loaded: Promise<typeof Sharp> | undefined;

const load = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // A picture is worked on once and by one thread; how many are worked on at once is ours to say.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** The library that reads and makes pictures, loaded when the first one comes: no start waits for it. */
export const loadSharp = (): Promise<typeof Sharp> => (loaded ??= load());
