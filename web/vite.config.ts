import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** The service of `npm run dev`; Vite serves the page and proxies requests to it. */
const service = `http://127.0.0.1:${process.env['TUREEN_PORT'] ?? '8420'}`;

const LAYERS = '@layer tokens,base,design,parts,areas;';

/**
 * Every CSS file starts with the order of the layers. The build splits CSS along with scripts, and whichever file a
 * browser loads first would otherwise set the order.
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
    // Browsers of the last two years, including light-dark() and nesting.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    // No inlined assets: the content security policy of the page forbids data URLs.
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
