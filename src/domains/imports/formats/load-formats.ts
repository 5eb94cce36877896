import { existsSync, readdirSync } from 'node:fs';

import type { Format } from './format.ts';

let found: Promise<readonly Format[]> | undefined;

const load = async (): Promise<readonly Format[]> => {
  const modules = await Promise.all(
    readdirSync(new URL('.', import.meta.url))
      .sort()
      .map((name) => new URL(`${name}/format.ts`, import.meta.url))
      .filter((file) => existsSync(file))
      .map((file) => import(file.href) as Promise<{ format: Format }>),
  );
  return modules.map(({ format }) => format);
};

/** Loads every format once, on first use. Each folder here that has a `format.ts` is a format. */
export const loadFormats = (): Promise<readonly Format[]> => (found ??= load());
