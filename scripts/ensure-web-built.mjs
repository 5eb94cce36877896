// Builds the web app if the build is missing or out of date; otherwise does nothing, within a few milliseconds. Like
// ensure-installed.mjs, which runs before it in the same shell, it may run on the host's Node.js: plain JavaScript for
// Node 20 or later.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'web/dist');
/** Written last, so it marks a complete build. */
const marker = path.join(dist, '.built');

if (!isBuilt()) {
  // `npm ci --omit=dev` does not install the build tools; the API works without the web app.
  if (existsSync(path.join(root, 'node_modules/vite/package.json'))) build();
  else
    console.error('The web app is not built and its build tools are not installed. Run "npm ci && npm run build:web".');
}

/** Whether the build is newer than its sources and the tools that made it. */
function isBuilt() {
  if (!existsSync(marker)) return false;
  const builtAt = statSync(marker).mtimeMs;
  const sources = readdirSync(path.join(root, 'web'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(dist + path.sep) && !/\.(?:test\.ts|md)$/.test(file));
  const buildInputs = ['package-lock.json', 'scripts/build-web.ts'].map((file) => path.join(root, file));
  return [...sources, ...buildInputs].every((file) => statSync(file).mtimeMs <= builtAt);
}

function build() {
  console.error('Building the web app. This takes a few seconds.');
  const bundled = path.join(root, 'node_modules/.bin/node');
  const program = existsSync(bundled) ? bundled : process.execPath;
  // On stderr, because the command that follows may write its output to stdout.
  const { status } = spawnSync(program, [path.join(root, 'scripts/build-web.ts')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
