// node scripts/build-service.ts [folder]
//
// Bundles the service with its dependencies, by default into a new folder below dist, where `npm start` finds it, and
// starts it once to fill its compile cache. The bundle still needs src, for its data files, and node_modules, for
// packages with native code.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { build } from 'vite';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'src') + path.sep;

/** Native code, and a PDF reader of 2 MB that only some imports need. */
const EXTERNAL = ['sharp', '@node-rs/argon2', 'unpdf'];

const THREAD = /new URL\('([\w-]+\.thread)\.ts', import\.meta\.url\)/g;

/** Lets sources find files relative to themselves: threads in the bundle, everything else in the source tree. */
const locateFiles = (folder: string): Plugin => ({
  name: 'tureen:locate-files',
  // Before types are stripped, which also changes the quotes.
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(source) || !code.includes('import.meta.url')) return undefined;
    for (const [, name] of code.matchAll(THREAD)) {
      this.emitFile({ type: 'chunk', id: path.join(path.dirname(id), `${name}.ts`), fileName: `${name}.js` });
    }
    const original = path.relative(folder, id).replaceAll(path.sep, '/');
    return code
      .split(THREAD)
      .map((part, at) =>
        at % 2 === 1
          ? `new URL('./${part}.js', import.meta.url)`
          : part.replaceAll('import.meta.url', `new URL('${original}', import.meta.url).href`),
      )
      .join('');
  },
});

/**
 * Replaces `import … from 'node:http'`. Node.js reads every export of a module that is imported, and those of WebSocket
 * load its whole client for `fetch`: 20 ms and 3 MB for something that the service does not use.
 */
const importHttpWithoutWebSocket: Plugin = {
  name: 'tureen:import-http-without-websocket',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) => (id === 'node:http' && kind === 'import-statement' ? '\0http' : undefined),
  load(id) {
    if (id !== '\0http') return undefined;
    const properties = Object.entries(Object.getOwnPropertyDescriptors(http));
    const names = properties.filter(([, property]) => 'value' in property).map(([name]) => name);
    return `export const { ${names.join(', ')} } = process.getBuiltinModule('node:http');`;
  },
};

const NON_ASCII = /[^\0-\x7f]/g;
/** Where an escape would mean something else: in raw templates, and after a backslash. */
const UNESCAPABLE = /(String\.raw`[^`]*`|\\[^\0-\x7f])/u;
/** A raw template that only seems to end here. */
const UNFINISHED = /\\`$|\$\{[^}]*`$/;

/**
 * Writes the characters beyond ASCII as escapes. V8 keeps the source text of a module, with two bytes per character if
 * only one of them is beyond Latin-1: 4 MB in all, which also took 20 ms to decode.
 */
const escapeNonAscii = (code: string): string =>
  code
    .split(UNESCAPABLE)
    .map((part, at) => {
      if (at % 2 === 0) {
        return part.replaceAll(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      }
      if (UNFINISHED.test(part)) throw new Error(`A raw template with a backtick in it cannot be bundled: ${part}`);
      return part;
    })
    .join('');

const writeAsciiOnly: Plugin = {
  name: 'tureen:write-ascii-only',
  // After everything else, because other plugins write the characters themselves again.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeNonAscii(file.code);
  },
};

const bundleInto = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [locateFiles(folder), importHttpWithoutWebSocket, writeAsciiOnly],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: 'src/app/main.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      // Not minified: that would save 3 MB, and make the stack traces in logs unreadable.
      minify: false,
      // All in one folder, at the same distance from the sources.
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });

/** Starts the service with its own empty data folder, and stops it as soon as it is ready. */
const warmUp = async (program: string): Promise<void> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-warm-up-'));
  try {
    const child = spawn(process.execPath, [program], {
      cwd: data,
      env: { PATH: process.env['PATH'], TUREEN_DATA: data, TUREEN_PORT: '0', TUREEN_LOG: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
    child.kill();
    const [code] = (await exited) as [number | null];
    if (code !== 0) throw new Error(`the bundled service ended with ${code}`);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};

const { positionals } = parseArgs({ allowPositionals: true });
const dist = path.join(root, 'dist');
await mkdir(dist, { recursive: true });
const unfinished = await mkdtemp(path.join(dist, 'unfinished-'));
try {
  // Before any source is read. By the clock of the file system, with which service-bundle.mjs compares it.
  const { ctimeMs: startedAt } = await stat(unfinished);
  const folder = path.resolve(positionals[0] ?? path.join(dist, String(Math.floor(startedAt))));
  await bundleInto(unfinished);
  // Another user may run the service.
  await chmod(unfinished, 0o755);
  await rename(unfinished, folder);
  // Not earlier, because compiled code is found by the path of its file.
  await warmUp(path.join(folder, 'main.js')).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  // service-bundle.mjs uses this marker to check that the bundle is complete.
  await writeFile(path.join(folder, '.ready'), '');
} finally {
  await rm(unfinished, { recursive: true, force: true });
}
