import type { Instant } from '../../clock/clock.ts';

interface Use {
  asset_id: string;
  library_id: string;
  /** As the file was called when it was sent. */
  name: string;
  created_at: Instant;
  created_by: string;
}

export interface AssetTables {
  /** A file by what it holds: `sha256:` and the hash. */
  asset: {
    id: string;
    /** Its name in the store. */
    blob: string;
    media_type: string;
    bytes: number;
    /** Of a picture, as it is shown. */
    width: number | null;
    height: number | null;
    created_at: Instant;
  };
  recipe_asset: Use & { entry_id: string };
  book_asset: Use & { book_id: string };
}
