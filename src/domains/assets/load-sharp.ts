import type Sharp from 'sharp';

/** The libvips loaders we allow. All others stay disabled, such as SVG, which can refer to other files. */
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
  // Each picture is processed once and by one thread; the concurrency is limited by our own queue.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Loads the image library on first use, so that it does not slow down the start. */
export const loadSharp = (): Promise<typeof Sharp> => (loaded ??= load());
