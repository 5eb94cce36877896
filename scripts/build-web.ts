// node scripts/build-web.ts
//
// Builds the web app into web/dist: hashed files, each also precompressed, and the service worker that caches them.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build } from 'vite';

const web = path.join(import.meta.dirname, '../web');
const dist = path.join(web, 'dist');
const configFile = path.join(web, 'vite.config.ts');

/** Images and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|webmanifest|json)$/;

const listDistFiles = (): readonly string[] =>
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

/** Everything the app needs to open offline except index.html, which the service worker caches by its own URL. */
const describeBuild = async (): Promise<{ readonly version: string; readonly files: readonly string[] }> => {
  const files = listDistFiles().filter((file) => !file.startsWith('.vite/') && file !== 'index.html');
  const hash = createHash('sha256').update(await readFile(path.join(dist, 'index.html')));
  for (const file of files) hash.update(file).update(await readFile(path.join(dist, file)));
  return { version: hash.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) };
};

const compress = async (file: string): Promise<void> => {
  const content = await readFile(path.join(dist, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((compressed) =>
      writeFile(path.join(dist, `${file}.br`), compressed),
    ),
    promisify(gzip)(content, { level: 9 }).then((compressed) => writeFile(path.join(dist, `${file}.gz`), compressed)),
  ]);
};

export const buildWeb = async (): Promise<void> => {
  await build({ configFile, logLevel: 'warn' });
  // Built separately because classic service workers, the only kind all browsers support, cannot import modules.
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT: JSON.stringify(await describeBuild()) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'offline/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
  await Promise.all(
    listDistFiles()
      .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.vite/'))
      .map(compress),
  );
  // ensure-web-built.mjs uses this marker to check that the build is complete and how old it is.
  await writeFile(path.join(dist, '.built'), '');
};

if (import.meta.main) await buildWeb();
