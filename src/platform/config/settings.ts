import { isIP } from 'node:net';

import { isAppAddress } from './app-address.ts';
import type { Limits } from './limits.ts';
import { readProviders } from './provider-settings.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** The type of a setting: which values are allowed, and how they are parsed. */
export interface Kind<T> {
  /** Completes the sentence "Allowed: …". */
  readonly allowed: string;
  /** The parsed value, or undefined if it is not allowed. */
  read(text: string): T | undefined;
}

export interface Setting<T> extends Kind<T> {
  /** Never displayed, not even in an error. */
  readonly secret?: true;
  readonly env: string;
  /** The property in tureen.config.json. */
  readonly key: string;
  readonly fallback: T;
  readonly about: string;
}

const text: Kind<string> = {
  allowed: 'a text that is not empty',
  read: (value) => (value === '' ? undefined : value),
};

/** `s3://` and other URLs are reserved for future kinds of stores, and rejected for now. */
const folder: Kind<string> = {
  allowed: 'the path of a folder; addresses such as s3://… are for a later version',
  read: (value) => (value === '' || /^[a-z][a-z0-9+.-]+:\/\//i.test(value) ? undefined : value),
};

const integer = (min: number, max: number): Kind<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  read: (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

const oneOf = <T extends string>(...values: readonly T[]): Kind<T> => ({
  allowed: values.map((value) => `"${value}"`).join(' or '),
  read: (value) => values.find((one) => one === value),
});

const flag: Kind<boolean> = {
  allowed: '1 or 0 (also true, false)',
  read: (value) => ({ '1': true, true: true, '0': false, false: false })[value],
};

const webAddress: Kind<string> = {
  allowed: 'an http or https address without a path, such as https://recipes.example.org',
  read: (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

const postgresAddress: Kind<string> = {
  allowed: 'an address such as postgres://user:password@host:5432/database',
  read: (value) => (/^postgres(ql)?:\/\/./.test(value) && URL.canParse(value) ? value : undefined),
};

const hostNames: Kind<readonly string[]> = {
  allowed: 'host names with commas between them, such as nas.local,recipes.lan',
  read: (value) => {
    const names = value.split(',').map((name) => name.trim().toLowerCase());
    return names.every((name) => /^[a-z0-9.-]+(:\d+)?$/.test(name)) ? names : undefined;
  },
};

const addressRanges: Kind<readonly string[]> = {
  allowed: 'addresses or ranges with commas between them, such as 10.0.0.0/8,::1; or the word loopback',
  read: (value) => {
    const ranges = value.split(',').map((range) => range.trim().toLowerCase());
    return ranges.every((range) => range === 'loopback' || isAddressRange(range)) ? ranges : undefined;
  },
};

/** The same without the word `loopback`: what may be reached is listed explicitly. */
const bareRanges: Kind<readonly string[]> = {
  allowed: 'addresses or ranges with commas between them, such as 127.0.0.0/8,::1',
  read: (value) => {
    const ranges = value.split(',').map((range) => range.trim().toLowerCase());
    return ranges.every(isAddressRange) ? ranges : undefined;
  },
};

const isAddressRange = (range: string): boolean => {
  const [address = '', bits, ...more] = range.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};

const providers: Kind<readonly ProviderSettings[]> = {
  allowed:
    'a JSON array of objects with id (lower case letters, digits and hyphens, each its own), name, issuer (an https address, or http on this machine), client_id, and where wanted client_secret, scopes (an array), sign_up (true or false)',
  read: readProviders,
};

const appAddresses: Kind<readonly string[]> = {
  allowed:
    'https addresses, or addresses of a scheme with a period such as app.example:/callback, with commas between them',
  read: (value) => {
    const addresses = value.split(',').map((address) => address.trim());
    return addresses.every(isAppAddress) ? addresses : undefined;
  },
};

const MEBIBYTE = 1024 * 1024;
const anyCount = integer(1, 999_999_999_999_999);

const limit = (env: string, key: keyof Limits, fallback: number, about: string, kind = anyCount): Setting<number> => ({
  env: `TUREEN_LIMIT_${env}`,
  key: `limit_${key}`,
  fallback,
  about,
  ...kind,
});

/** Every limit of the service. The capabilities list them under `limits` by the same names. */
export const limitSettings = {
  json_body_bytes: limit('JSON_BODY_BYTES', 'json_body_bytes', 2 * MEBIBYTE, 'Largest JSON body.'),
  json_depth: limit('JSON_DEPTH', 'json_depth', 64, 'Deepest nesting of a JSON body.', integer(1, 1000)),
  upload_file_bytes: limit('UPLOAD_FILE_BYTES', 'upload_file_bytes', 64 * MEBIBYTE, 'Largest uploaded file.'),
  upload_request_bytes: limit(
    'UPLOAD_REQUEST_BYTES',
    'upload_request_bytes',
    256 * MEBIBYTE,
    'Largest upload request, all its files together.',
  ),
  image_pixels: limit('IMAGE_PIXELS', 'image_pixels', 40_000_000, 'Largest picture, width times height.'),
  archive_entries: limit('ARCHIVE_ENTRIES', 'archive_entries', 10_000, 'Most entries of an archive.'),
  archive_expanded_bytes: limit(
    'ARCHIVE_EXPANDED_BYTES',
    'archive_expanded_bytes',
    1024 * MEBIBYTE,
    'Largest archive when expanded, counted while it streams.',
  ),
  archive_ratio: limit('ARCHIVE_RATIO', 'archive_ratio', 200, 'Largest expanded size of an archive over its own size.'),
  archive_depth: limit('ARCHIVE_DEPTH', 'archive_depth', 2, 'Archives in archives, how deep.'),
  retry_receipt_hours: limit(
    'RETRY_RECEIPT_HOURS',
    'retry_receipt_hours',
    24,
    'Hours within which a retry with the same Idempotency-Key is safe; receipts are kept twice as long.',
    integer(24, 360),
  ),
  grocery_addition_items: limit(
    'GROCERY_ADDITION_ITEMS',
    'grocery_addition_items',
    500,
    'Most groceries added by one request.',
  ),
  shopping_list_items: limit(
    'SHOPPING_LIST_ITEMS',
    'shopping_list_items',
    2000,
    'Most items on one shopping list, deleted ones not counted.',
  ),
  pantry_entries: limit('PANTRY_ENTRIES', 'pantry_entries', 5000, 'Most entries in the pantry of one library.'),
  bulk_synchronous_items: limit(
    'BULK_SYNCHRONOUS_ITEMS',
    'bulk_synchronous_items',
    100,
    'Most items of a bulk request that is answered at once; larger ones become jobs.',
  ),
  import_items: limit('IMPORT_ITEMS', 'import_items', 10_000, 'Most recipes of one import preview.'),
  concurrent_requests: limit(
    'CONCURRENT_REQUESTS',
    'concurrent_requests',
    1000,
    'Requests that one process works on at once; the next one is answered 503.',
  ),
  connections: limit(
    'CONNECTIONS',
    'connections',
    8000,
    'Open connections to one process; fewer if the process may open fewer files.',
  ),
  open_bodies: limit(
    'OPEN_BODIES',
    'open_bodies',
    1000,
    'Request bodies that arrive at one process at once. If there are more, the slowest is answered 408.',
  ),
  open_bodies_per_user: limit(
    'OPEN_BODIES_PER_USER',
    'open_bodies_per_user',
    100,
    'Request bodies of one user that arrive at one process at once.',
  ),
  open_bodies_anonymous: limit(
    'OPEN_BODIES_ANONYMOUS',
    'open_bodies_anonymous',
    200,
    'Request bodies of callers who are not signed in that arrive at one process at once.',
  ),
  open_bodies_per_address: limit(
    'OPEN_BODIES_PER_ADDRESS',
    'open_bodies_per_address',
    50,
    'Of these, from one network address.',
  ),
  body_bytes_per_second: limit(
    'BODY_BYTES_PER_SECOND',
    'body_bytes_per_second',
    500,
    'A request body must arrive at this rate; a slower one is answered 408.',
  ),
  body_grace_seconds: limit(
    'BODY_GRACE_SECONDS',
    'body_grace_seconds',
    30,
    'How long a request body may pause before it counts as too slow.',
    integer(1, 3600),
  ),
  event_streams: limit(
    'EVENT_STREAMS',
    'event_streams',
    4000,
    'Event streams open at once in one process; the next one is answered 503.',
  ),
  event_streams_per_user: limit(
    'EVENT_STREAMS_PER_USER',
    'event_streams_per_user',
    50,
    'Event streams of one user open at once in one process; the next one is answered 429.',
  ),
  queued_jobs: limit(
    'QUEUED_JOBS',
    'queued_jobs',
    50,
    'Queued and running jobs of one library; the next one is answered 429.',
  ),
  writes_per_minute: limit(
    'WRITES_PER_MINUTE',
    'writes_per_minute',
    600,
    'Modifying requests of one user in a minute, over all instances; 0 sets no limit.',
    integer(0, 1_000_000),
  ),
  sign_in_failures_per_name: limit(
    'SIGN_IN_FAILURES_PER_NAME',
    'sign_in_failures_per_name',
    10,
    'Failed sign-ins for one user name in a quarter of an hour; the next one waits.',
  ),
  sign_in_failures_per_address: limit(
    'SIGN_IN_FAILURES_PER_ADDRESS',
    'sign_in_failures_per_address',
    50,
    'Failed sign-ins from one network address in a quarter of an hour; the next one waits.',
  ),
  challenges_per_minute: limit(
    'CHALLENGES_PER_MINUTE',
    'challenges_per_minute',
    60,
    'Passkey challenges, provider sign-ins, link tickets and registrations of one network address in a minute, each.',
  ),
} as const satisfies { [Key in keyof Limits]: Setting<number> };

const none = { fallback: undefined } as const;

/** Every setting other than the limits. */
export const settings = {
  host: { env: 'TUREEN_HOST', key: 'host', fallback: '127.0.0.1', about: 'Address to listen on.', ...text },
  port: {
    env: 'TUREEN_PORT',
    key: 'port',
    fallback: 8420,
    about: 'Port to listen on; 0 takes a free one.',
    ...integer(0, 65_535),
  },
  data: {
    env: 'TUREEN_DATA',
    key: 'data',
    fallback: './data',
    about: 'Folder of the embedded database and the files.',
    ...text,
  },
  assets: {
    env: 'TUREEN_ASSETS',
    key: 'assets',
    about: 'Folder of the uploaded files, where it is not the one called assets in the data folder.',
    ...none,
    ...folder,
  },
  trashDays: {
    env: 'TUREEN_TRASH_DAYS',
    key: 'trash_days',
    fallback: 7,
    about: 'For how many days stored files that nothing has any more can be had back; then they are removed.',
    ...integer(1, 365),
  },
  auth: {
    env: 'TUREEN_AUTH',
    key: 'auth',
    fallback: 'local',
    about: 'Local mode: one user, no sign-in, this machine only. Accounts: people sign in.',
    ...oneOf('local', 'accounts'),
  },
  baseUrl: {
    env: 'TUREEN_BASE_URL',
    key: 'base_url',
    about: 'Address at which people reach the service, where it is not the one it listens on.',
    ...none,
    ...webAddress,
  },
  allowedHosts: {
    env: 'TUREEN_ALLOWED_HOSTS',
    key: 'allowed_hosts',
    fallback: [],
    about: 'Further host names by which a service for this machine may be reached.',
    ...hostNames,
  },
  trustedProxies: {
    env: 'TUREEN_TRUSTED_PROXIES',
    key: 'trusted_proxies',
    fallback: [],
    about: 'Proxies whose X-Forwarded-For names the client, by whose address failed sign-ins are counted.',
    ...addressRanges,
  },
  providers: {
    env: 'TUREEN_PROVIDERS',
    key: 'providers',
    fallback: [],
    secret: true,
    about: 'Providers (OpenID Connect) at which people may sign in.',
    ...providers,
  },
  nativeRedirectUris: {
    env: 'TUREEN_NATIVE_REDIRECT_URIS',
    key: 'native_redirect_uris',
    fallback: [],
    about:
      'Addresses to which an app may be sent back after signing in at a provider; those on its own machine always are.',
    ...appAddresses,
  },
  webhookAllowLoopback: {
    env: 'TUREEN_WEBHOOK_ALLOW_LOOPBACK',
    key: 'webhook_allow_loopback',
    fallback: false,
    about: 'Webhooks may be sent to this machine, also over http. For tests.',
    ...flag,
  },
  fetchAllow: {
    env: 'TUREEN_FETCH_ALLOW',
    key: 'fetch_allow',
    fallback: [],
    about: 'Addresses that recipes may be fetched from though they are not public. For tests.',
    ...bareRanges,
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    key: 'database_url',
    secret: true,
    about: 'PostgreSQL to use in place of the embedded database.',
    ...none,
    ...postgresAddress,
  },
  databaseConnections: {
    env: 'TUREEN_DATABASE_CONNECTIONS',
    key: 'database_connections',
    fallback: 10,
    about: 'Most connections to PostgreSQL of one process.',
    ...integer(1, 1000),
  },
  databaseStatementSeconds: {
    env: 'TUREEN_DATABASE_STATEMENT_SECONDS',
    key: 'database_statement_seconds',
    fallback: 10,
    about: 'How long a statement of a request may take on PostgreSQL.',
    ...integer(1, 600),
  },
  databaseConnectSeconds: {
    env: 'TUREEN_DATABASE_CONNECT_SECONDS',
    key: 'database_connect_seconds',
    fallback: 5,
    about: 'How long a request waits for a connection to PostgreSQL, a free one or a new one.',
    ...integer(1, 60),
  },
  trustNetwork: {
    env: 'TUREEN_TRUST_NETWORK',
    key: 'trust_network',
    fallback: false,
    about: 'Lets local mode listen beyond this machine: everyone who reaches it is then its owner.',
    ...flag,
  },
  metricsToken: {
    env: 'TUREEN_METRICS_TOKEN',
    key: 'metrics_token',
    secret: true,
    about: 'Bearer token for /metrics; without it only this machine may read them.',
    ...none,
    ...text,
  },
  jobLeaseSeconds: {
    env: 'TUREEN_JOB_LEASE_SECONDS',
    key: 'job_lease_seconds',
    fallback: 30,
    about: 'How long a job is a worker’s without a sign of life; after that it is interrupted and can be resumed.',
    ...integer(1, 3600),
  },
  logLevel: {
    env: 'TUREEN_LOG',
    key: 'log',
    fallback: 'info',
    about: 'What is logged.',
    ...oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  },
} as const;
