import { startMeasuredService } from '../measured-service.ts';
import type { MeasuredService } from '../measured-service.ts';

export type ShoppingService = MeasuredService;

export const startShoppingService = (
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<ShoppingService> => startMeasuredService('shopping/service.child.ts', settings, data);
