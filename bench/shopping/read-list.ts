import { rateOf } from './rate-of.ts';
import { serveList } from './lists.ts';
import type { ShoppingService } from './shopping-service.ts';

const READERS = 10;

const get = ({ address, credential }: ShoppingService, path: string, seconds: number, headers: object = {}) => ({
  url: `${address}/api/v1${path}`,
  connections: READERS,
  duration: seconds,
  headers: { ...credential, ...headers },
});

/** The same object from memory, for everybody and without a look at who asks. */
export const readConstant = (service: ShoppingService, seconds: number): Promise<number> =>
  rateOf(get(service, '/bench/constant', seconds), 200);

export const readList = (service: ShoppingService, id: string, seconds: number): Promise<number> =>
  rateOf(get(service, `/shopping/lists/${id}`, seconds), 200);

/** By clients that have the list as it is. */
export const revalidateList = async (service: ShoppingService, id: string, seconds: number): Promise<number> => {
  const { etag } = await serveList(service, id);
  return rateOf(get(service, `/shopping/lists/${id}`, seconds, { 'if-none-match': etag }), 304);
};
