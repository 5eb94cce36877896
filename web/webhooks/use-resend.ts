import { useMutation, useQueryClient } from '@tanstack/react-query';

import { resendDelivery } from './webhooks.api.ts';
import type { Delivery, WebhookScope } from './webhooks.api.ts';

const isList = (data: unknown): data is readonly Delivery[] => Array.isArray(data);

/** Resends deliveries in sequence and shows at once that they are queued. */
export const useResend = (scope: WebhookScope, id: string) => {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (deliveries: readonly Delivery[]) => {
      for (const delivery of deliveries) {
        const queued = await resendDelivery(scope, id, delivery.id);
        client.setQueriesData({ queryKey: ['webhook', id, scope, 'deliveries'] }, (shown: unknown) =>
          isList(shown) ? shown.map((one) => (one.id === queued.id ? queued : one)) : shown,
        );
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['webhook', id] }),
  });
  return {
    resend: (delivery: Delivery): void => mutate([delivery]),
    resendAll: (deliveries: readonly Delivery[]): void => mutate(deliveries),
    isResending: isPending,
    error,
  };
};
