import { existsSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../../web/dist');

/** The folder of the built app, which `npm test` has built. */
export const builtWebApp = (): string => {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('The web app is not built: run "npm run build:web".');
  return dist;
};
