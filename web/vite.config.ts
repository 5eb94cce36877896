import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Where the service of `npm run dev` listens; the page is served by Vite, and asks the service through it. */
const service = `http://127.0.0.1:${process.env['TUREEN_PORT'] ?? '8420'}`;

const LAYERS = '@layer tokens,base,design,parts,areas;';

/**
 * Every file of styles begins with the order of the layers. The build puts styles into files as it divides scripts, and
 * whichever file a browser reads first would set the order.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `${LAYERS}${typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)}`;
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layersFirst],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What all browsers of the last two years know, light-dark() and nesting included.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    // An address of a file in the page, and not the file itself: the policy of the page allows no others.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
  server: {
    port: 8421,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/problems', '/healthz', '/readyz'].map((path) => [path, { target: service }])),
  },
});
