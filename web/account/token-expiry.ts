/** Lifetimes of a new token, in days. */
export const expiries = ['30', '90', '365', 'never'] as const;
export type Expiry = (typeof expiries)[number];

export const isExpiry = (text: string): text is Expiry => expiries.some((expiry) => expiry === text);

/** When a token expires; undefined for never. */
export const getExpiryDate = (expiry: Expiry, now: Date): string | undefined =>
  expiry === 'never' ? undefined : new Date(now.getTime() + Number(expiry) * 86_400_000).toISOString();
