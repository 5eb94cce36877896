import { measureRequestRate } from '../../request-rate.ts';
import type { ShoppingService } from '../shopping-service.ts';
import { fetchList } from './lists.ts';

const READERS = 10;

const createRequest = (
  { address, credential }: ShoppingService,
  path: string,
  seconds: number,
  headers: object = {},
) => ({
  url: `${address}/api/v1${path}`,
  connections: READERS,
  duration: seconds,
  headers: { ...credential, ...headers },
});

/** Returns the same object from memory, without authentication. */
export const readConstant = (service: ShoppingService, seconds: number): Promise<number> =>
  measureRequestRate(createRequest(service, '/bench/constant', seconds), 200);

export const readList = (service: ShoppingService, id: string, seconds: number): Promise<number> =>
  measureRequestRate(createRequest(service, `/shopping/lists/${id}`, seconds), 200);

/** For clients that already have the current list. */
export const revalidateList = async (service: ShoppingService, id: string, seconds: number): Promise<number> => {
  const { etag } = await fetchList(service, id);
  return measureRequestRate(createRequest(service, `/shopping/lists/${id}`, seconds, { 'if-none-match': etag }), 304);
};
