import type { Instant } from '../../clock/clock.ts';

export interface ImportTables {
  import_preview: {
    id: string;
    library_id: string;
    state: 'reading' | 'staged';
    revision: number;
    /** The job that made it, and waits at it. */
    job_id: string | null;
    created_by: string;
    created_at: Instant;
    expires_at: Instant;
  };
  import_source: {
    preview_id: string;
    position: number;
    /** As the file was called; empty for what was pasted. */
    name: string;
    /** From which it was fetched; else empty. */
    url: string;
    /** Its name in the store; empty for what was not uploaded. */
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
    /** JSON; null where none could be read. */
    document: string | null;
    /** JSON: the recipe as the preview shows it. */
    shown: string;
    /** JSON lists. */
    remarks: string;
    occurrences: string;
    photos: string;
    path: string;
    extracted_text: string | null;
    /** JSON: what a commit made of it; null as long as none did. */
    outcome: string | null;
  };
  import_photo: {
    item_id: string;
    local_id: string;
    /** Its name in the store; empty where it could not be had. */
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
