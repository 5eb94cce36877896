/** The limits of the service, under the names used in the capabilities. */
export interface Limits {
  readonly json_body_bytes: number;
  readonly json_depth: number;
  readonly upload_file_bytes: number;
  readonly upload_request_bytes: number;
  readonly image_pixels: number;
  readonly archive_entries: number;
  readonly archive_expanded_bytes: number;
  readonly archive_ratio: number;
  readonly archive_depth: number;
  readonly retry_receipt_hours: number;
  readonly grocery_addition_items: number;
  readonly shopping_list_items: number;
  readonly pantry_entries: number;
  readonly bulk_synchronous_items: number;
  readonly import_items: number;
  readonly concurrent_requests: number;
  readonly connections: number;
  readonly open_bodies: number;
  readonly open_bodies_per_user: number;
  readonly open_bodies_anonymous: number;
  readonly open_bodies_per_address: number;
  readonly body_bytes_per_second: number;
  readonly body_grace_seconds: number;
  readonly event_streams: number;
  readonly event_streams_per_user: number;
  readonly queued_jobs: number;
  readonly writes_per_minute: number;
  readonly sign_in_failures_per_name: number;
  readonly sign_in_failures_per_address: number;
  readonly challenges_per_minute: number;
}
