import { send } from '../api/client.ts';
import { once } from '../api/create.ts';

/**
 * Creates a copy of something, whose parts have new ids. What is sent again must be the same to the letter, so the ids
 * are made from the key under which it is sent.
 */
export const createCopy = <T>(path: string, asked: readonly unknown[], bodyWith: (newId: () => string) => unknown) =>
  once([path, ...asked], async (key) => {
    let count = 0;
    const body = bodyWith(() => {
      count += 1;
      return `${key}-${count}`;
    });
    return (await send<T>('POST', path, { body, key })).body;
  });
