// Bundles the service if the bundle is missing or out of date; otherwise does nothing. It never fails: without a bundle,
// the service starts from its sources. Like ensure-installed.mjs, which runs before it in the same shell, it may run on
// the host's Node.js: plain JavaScript for Node 20 or later.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { findBundledProgram, listUnusedBundles, root } from './service-bundle.mjs';

// `npm ci --omit=dev` does not install the build tools.
if (!findBundledProgram() && existsSync(path.join(root, 'node_modules/vite/package.json'))) {
  console.error('Bundling the service. This takes a few seconds.');
  const bundled = path.join(root, 'node_modules/.bin/node');
  const program = existsSync(bundled) ? bundled : process.execPath;
  // On stderr, because the command that follows may write its output to stdout.
  const { status } = spawnSync(program, [path.join(root, 'scripts/build-service.ts')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) console.error('The service could not be bundled, and starts from its sources.');
  for (const unused of listUnusedBundles()) rmSync(unused, { recursive: true, force: true });
}
