import path from 'node:path';

import type { Config } from '../config/config.ts';
import { FolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** The store that the configuration names; nothing is touched before it is used. */
export const openStorage = ({ assets, data }: Pick<Config, 'assets' | 'data'>): Storage =>
  new FolderStorage(path.resolve(assets ?? path.join(data, 'assets')));
