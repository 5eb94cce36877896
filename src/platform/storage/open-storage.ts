import path from 'node:path';

import type { Config } from '../config/config.ts';
import { FolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured file store. Touches nothing before the first use. */
export const openStorage = ({ assets, data }: Pick<Config, 'assets' | 'data'>): Storage =>
  new FolderStorage(path.resolve(assets ?? path.join(data, 'assets')));
