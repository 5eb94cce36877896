/** What reading an upload may take; named as the capabilities advertise them. */
export interface ReadLimits {
  readonly json_depth: number;
  /** Also of each member of an archive. */
  readonly upload_file_bytes: number;
  readonly archive_entries: number;
  readonly archive_expanded_bytes: number;
  readonly archive_ratio: number;
  readonly archive_depth: number;
}

/** The limits of whoever reads without a service around: the defaults of the settings. */
export const usualReadLimits: ReadLimits = {
  json_depth: 64,
  upload_file_bytes: 64 * 1024 * 1024,
  archive_entries: 10_000,
  archive_expanded_bytes: 1024 * 1024 * 1024,
  archive_ratio: 200,
  archive_depth: 2,
};
