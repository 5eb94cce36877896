// Builds the web app where it is missing or older than its sources; otherwise does nothing, within some milliseconds.
// Like ensure-installed.mjs, after which it runs in the same shell, it may be started by the Node.js of the host: plain
// JavaScript for Node 20 or later.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'web/dist');
/** Written when everything else is. */
const product = path.join(dist, '.built');

if (!isBuilt()) {
  // `npm ci --omit=dev` leaves out what builds it: the API is whole without.
  if (existsSync(path.join(root, 'node_modules/vite/package.json'))) build();
  else
    console.error('The web app is not built, and what builds it is not installed: run "npm ci && npm run build:web".');
}

/** Made by what stands in web/, and by the versions of what it is made with. */
function isBuilt() {
  if (!existsSync(product)) return false;
  const builtAt = statSync(product).mtimeMs;
  const sources = readdirSync(path.join(root, 'web'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(dist + path.sep) && !/\.(?:test\.ts|md)$/.test(file));
  const makers = ['package-lock.json', 'scripts/build-web.ts'].map((file) => path.join(root, file));
  return [...sources, ...makers].every((file) => statSync(file).mtimeMs <= builtAt);
}

function build() {
  console.error('Building the web app, which takes some seconds.');
  const bundled = path.join(root, 'node_modules/.bin/node');
  const program = existsSync(bundled) ? bundled : process.execPath;
  // On stderr, since the command that follows may write its product to stdout.
  const { status } = spawnSync(program, [path.join(root, 'scripts/build-web.ts')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
