/** Why nothing was fetched. Callers check the reason; people read the message. */
export type PublicFetchErrorReason =
  | 'address-not-allowed'
  | 'scheme-not-allowed'
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'bad-answer';

/**
 * Shown to the user who submitted the address. The messages reveal neither what a name resolves to nor what a socket
 * returned, because that would let users explore the network of the service.
 */
const sentences: Readonly<Record<PublicFetchErrorReason, string>> = {
  'address-not-allowed': 'This is not a public address.',
  'scheme-not-allowed': 'Only addresses that begin with http:// or https:// are fetched.',
  'not-found': 'The host name does not exist.',
  unreachable: 'The site could not be reached.',
  timeout: 'The site took too long to answer.',
  'too-large': 'The answer is too large.',
  'too-many-redirects': 'The address leads on from one address to the next too often.',
  'bad-answer': 'The site gave an answer that cannot be read.',
};

interface RefusalOptions {
  /** Replaces the default message of the reason. */
  readonly message?: string;
  /** For the log, never shown to the user. */
  readonly cause?: unknown;
}

/** Nothing was fetched from an address that a user submitted. */
export class PublicFetchError extends Error {
  readonly reason: PublicFetchErrorReason;

  constructor(reason: PublicFetchErrorReason, { message = sentences[reason], cause }: RefusalOptions = {}) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}
