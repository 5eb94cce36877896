import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';

/** An item as the list shows it. */
export interface ShownItem {
  readonly name: string;
  /** What to buy: what the user wrote, or else what recipes need, rounded for buying. Empty if neither is known. */
  readonly amount: string;
  /** What an approximate weight consists of. */
  readonly parts: string | undefined;
  /** What recipes need, if the user wrote something else. */
  readonly needed: string | undefined;
}

/** Items stored by an earlier version have no `purchase` until their sources change. */
export const getShownItem = ({ name, buy, needed, purchase }: ShoppingItem): ShownItem => {
  const amount = purchase?.quantity ?? needed;
  if (buy === '') return { name: purchase?.name ?? name, amount, parts: purchase?.parts, needed: undefined };
  // A line kept as written has its amounts in the name.
  const total = amount === '' ? (purchase?.name ?? '') : amount;
  return { name, amount: buy, parts: undefined, needed: total === '' || total === buy ? undefined : total };
};
