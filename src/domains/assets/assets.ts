import type { Config } from '../../platform/config/config.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Derivatives } from './derivatives.ts';
import { Pictures } from './pictures.ts';

/** Dependencies of the file operations. */
export interface Assets {
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly derivatives: Derivatives;
  /** Maximum size of a picture, in pixels. */
  readonly mostPixels: number;
}

export const assetsOf = (config: Config, storage: Storage = openStorage(config)): Assets => {
  const pictures = new Pictures();
  return {
    storage,
    pictures,
    derivatives: new Derivatives(storage, pictures),
    mostPixels: config.limits.image_pixels,
  };
};
