/** How long a new token may be good for, in days. */
export const expiries = ['30', '90', '365', 'never'] as const;
export type Expiry = (typeof expiries)[number];

export const isExpiry = (text: string): text is Expiry => expiries.some((expiry) => expiry === text);

/** The moment a token ends; undefined where it does not. */
export const endOf = (expiry: Expiry, now: Date): string | undefined =>
  expiry === 'never' ? undefined : new Date(now.getTime() + Number(expiry) * 86_400_000).toISOString();
