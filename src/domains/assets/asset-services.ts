import { defineService } from '../../platform/module/module.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Derivatives } from './derivatives.ts';
import { PictureProcessor } from './picture-processor.ts';

/** Dependencies of the file operations. */
export interface AssetServices {
  readonly storage: Storage;
  readonly pictures: PictureProcessor;
  readonly derivatives: Derivatives;
  /** Maximum size of a picture, in pixels. */
  readonly maxPixels: number;
}

/** Stopping waits until the pictures that are being made are stored. */
export const assetsService = defineService<AssetServices>({
  name: 'pictures',
  create: ({ config, storage }) => {
    const pictures = new PictureProcessor();
    return {
      storage,
      pictures,
      derivatives: new Derivatives(storage, pictures),
      maxPixels: config.limits.image_pixels,
    };
  },
  stop: ({ derivatives }) => derivatives.waitForPending(),
});
