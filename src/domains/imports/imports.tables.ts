import type { Instant } from '../../platform/clock/clock.ts';

export interface ImportTables {
  import_preview: {
    id: string;
    library_id: string;
    state: 'reading' | 'staged';
    revision: number;
    /** The job that created the preview and waits for it. */
    job_id: string | null;
    created_by: string;
    created_at: Instant;
    expires_at: Instant;
  };
  import_source: {
    preview_id: string;
    position: number;
    /** The file name; empty for pasted text. */
    name: string;
    /** The URL it was fetched from; otherwise empty. */
    url: string;
    /** Key in the blob store; empty if nothing was uploaded. */
    blob: string;
  };
  import_item: {
    id: string;
    preview_id: string;
    position: number;
    /** Position of its source. */
    source: number;
    format_id: string;
    format_name: string;
    title: string;
    /** JSON; null if no recipe could be extracted. */
    document: string | null;
    /** JSON: the recipe as the preview shows it. */
    shown: string;
    /** JSON arrays. */
    remarks: string;
    occurrences: string;
    photos: string;
    path: string;
    extracted_text: string | null;
    /** JSON: the result of the commit; null until it is committed. */
    outcome: string | null;
  };
  import_photo: {
    item_id: string;
    local_id: string;
    /** Key in the blob store; empty if the photo could not be fetched. */
    blob: string;
    media_type: string;
  };
  import_plan: {
    id: string;
    preview_id: string;
    preview_revision: number;
    /** JSON. */
    input: string;
    effects: string;
    expires_at: Instant;
    applied_at: Instant | null;
  };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends ImportTables {}
}
