/** Limits for reading an upload, with the names that the capabilities advertise. */
export interface SourceLimits {
  readonly json_depth: number;
  /** Also applies to each member of an archive. */
  readonly upload_file_bytes: number;
  readonly archive_entries: number;
  readonly archive_expanded_bytes: number;
  readonly archive_ratio: number;
  readonly archive_depth: number;
}

/** The limits for reading without a running service: the defaults of the settings. */
export const defaultSourceLimits: SourceLimits = {
  json_depth: 64,
  upload_file_bytes: 64 * 1024 * 1024,
  archive_entries: 10_000,
  archive_expanded_bytes: 1024 * 1024 * 1024,
  archive_ratio: 200,
  archive_depth: 2,
};
