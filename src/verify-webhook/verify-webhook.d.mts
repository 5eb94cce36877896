/** What a delivery tells: what changed and its new revision, never its content. */
export interface WebhookEvent {
  readonly id: string;
  /** Such as `recipe.updated`. There will be more of them: pass over those you do not know. */
  readonly type: string;
  /** Absent for what happened to the instance. */
  readonly library_id?: string;
  /** RFC 3339, in UTC. */
  readonly occurred_at: string;
  readonly actor_id: string;
  readonly resource: { readonly type: string; readonly id: string; readonly revision: number };
}

export type WebhookVerificationCode = 'malformed-header' | 'timestamp-out-of-range' | 'signature-mismatch';

/** The delivery is not to be trusted: answer 400, and do nothing. */
export declare class WebhookVerificationError extends Error {
  readonly name: 'WebhookVerificationError';
  readonly code: WebhookVerificationCode;
  constructor(code: WebhookVerificationCode, message: string);
}

export interface WebhookToVerify {
  /** As it was received, before anything has parsed it. */
  readonly body: string | Uint8Array;
  /** `Service-Signature`, as the headers of a request have it. Anything but one text is `malformed-header`. */
  readonly header: string | readonly string[] | undefined;
  /** The signing secret with its `whsec_`; several where one takes over from another. */
  readonly secret: string | readonly string[];
  /** How far from now it may have been signed; 300. */
  readonly toleranceSeconds?: number;
  readonly now?: Date;
}

/**
 * The event of a delivery that was signed with one of the secrets, and lately.
 *
 * @throws {WebhookVerificationError} where it was not
 * @throws {TypeError} where there is no secret, or the body is neither text nor bytes
 */
export declare const verifyWebhook: (delivery: WebhookToVerify) => WebhookEvent;
