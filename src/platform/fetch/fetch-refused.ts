/** Why nothing was fetched. A caller tells these apart; people read the message. */
export type RefusalReason =
  | 'address-not-allowed'
  | 'scheme-not-allowed'
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'bad-answer';

/**
 * One sentence each, for whoever sent the address. It tells neither what a name stands for nor what a socket
 * said: that would make the service a lamp to look around in the network it stands in.
 */
const sentences: Readonly<Record<RefusalReason, string>> = {
  'address-not-allowed': 'This is not a public address.',
  'scheme-not-allowed': 'Only addresses that begin with http:// or https:// are fetched.',
  'not-found': 'There is no site of this name.',
  unreachable: 'The site could not be reached.',
  timeout: 'The site took too long to answer.',
  'too-large': 'The answer is too large.',
  'too-many-redirects': 'The address leads on from one address to the next too often.',
  'bad-answer': 'The site gave an answer that cannot be read.',
};

interface RefusalOptions {
  /** In place of the usual sentence of the reason. */
  readonly message?: string;
  /** For the log, never for whoever sent the address. */
  readonly cause?: unknown;
}

/** Nothing was fetched from an address that somebody sent in. */
export class FetchRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, { message = sentences[reason], cause }: RefusalOptions = {}) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}
