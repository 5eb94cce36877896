import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const webhookProblems = {
  'webhook-not-found': {
    status: 404,
    title: 'Webhook not found',
    description:
      'The library (or the instance) has no webhook with this id: it was deleted, or it belongs to another library.',
  },
  'delivery-not-found': {
    status: 404,
    title: 'Delivery not found',
    description: 'The webhook has no delivery with this id. Finished deliveries are kept for 30 days.',
  },
  'webhook-disabled': {
    status: 409,
    title: 'The webhook is disabled',
    description:
      'Nothing but tests is sent to a disabled webhook. Enable it first (PUT with "enabled": true); queued deliveries are then sent automatically.',
  },
  'too-many-webhooks': {
    status: 409,
    title: 'Too many webhooks',
    description:
      'Every change is checked against every webhook, so their number is limited; params contains the limit. Nothing was created. Delete a webhook that is no longer needed.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof webhookProblems, true> {}
}
