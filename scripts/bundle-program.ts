// Bundles a program with its dependencies. The bundle still needs src, for its data files, and node_modules, for packages
// with native code.
import http from 'node:http';
import path from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

const thisCheckout = path.join(import.meta.dirname, '..');

/** Native code, and a PDF reader of 2 MB that only some imports need. */
const EXTERNAL = ['sharp', '@node-rs/argon2', 'unpdf'];

const THREAD = /new URL\('([\w-]+\.thread)\.ts', import\.meta\.url\)/g;

/** Lets sources find files relative to themselves: threads in the bundle, everything else in the source tree. */
const locateFiles = (root: string, folder: string): Plugin => ({
  name: 'tureen:locate-files',
  // Before types are stripped, which also changes the quotes.
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(path.join(root, 'src') + path.sep) || !code.includes('import.meta.url')) return undefined;
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

/** Bundles a program of a checkout into a folder below its root. The file has the program's name. */
export const bundleProgram = async (program: string, folder: string, root = thisCheckout): Promise<void> => {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [locateFiles(root, folder), importHttpWithoutWebSocket, writeAsciiOnly],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: program,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      // Not minified: that would save 3 MB, and make the stack traces in logs unreadable.
      minify: false,
      // All in one folder, at the same distance from the sources.
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
};
