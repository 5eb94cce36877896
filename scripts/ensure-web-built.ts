// Builds the web app where it is missing or older than its sources; otherwise does nothing, within some milliseconds.
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const product = path.join(root, 'web/dist/service-worker.js');
const changedAt = (file: string): number => statSync(path.join(root, file)).mtimeMs;

/** Made by what stands in web/, and by the versions of what it is made with. */
const sources = (): readonly string[] => [
  'package-lock.json',
  'scripts/build-web.ts',
  ...globSync('web/**/*.{ts,tsx,css,html,json,svg,png,webmanifest}', { cwd: root, exclude: ['web/dist/**'] }),
];

const isBuilt = (): boolean => {
  if (!existsSync(product)) return false;
  const builtAt = statSync(product).mtimeMs;
  return sources().every((file) => changedAt(file) <= builtAt);
};

const canBuild = existsSync(path.join(root, 'node_modules/vite/package.json'));

if (!isBuilt()) {
  if (canBuild) {
    console.error('Building the web app, which takes some seconds.');
    const { buildWeb } = await import('./build-web.ts');
    await buildWeb();
  } else {
    // `npm ci --omit=dev` leaves out what builds it: the API is whole without.
    console.error(
      'The web app is not built, and what builds it is not installed: run "npm ci && npm run build:web" for it.',
    );
  }
}
