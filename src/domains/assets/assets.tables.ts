import type { Instant } from '../../platform/clock/clock.ts';

interface Use {
  asset_id: string;
  library_id: string;
  /** The name of the uploaded file. */
  name: string;
  created_at: Instant;
  created_by: string;
}

export interface AssetTables {
  /** A file, identified by its content: `sha256:` and the hash. */
  asset: {
    id: string;
    /** Key in the blob store. */
    blob: string;
    media_type: string;
    bytes: number;
    /** For a picture: its dimensions as displayed. */
    width: number | null;
    height: number | null;
    created_at: Instant;
  };
  /** An asset that may be unused. Written by triggers. */
  released_asset: { asset_id: string };
  recipe_asset: Use & { entry_id: string };
  book_asset: Use & { book_id: string };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends AssetTables {}
}
