// npm run dev
//
// The service, started anew when one of its files changes, and the web app, which changes in the browser as one types.
import { spawn } from 'node:child_process';
import path from 'node:path';

import { createServer } from 'vite';

const root = path.join(import.meta.dirname, '..');

const service = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const app = await createServer({ configFile: path.join(root, 'web/vite.config.ts') });
await app.listen();
app.printUrls();

const stop = async (): Promise<void> => {
  service.kill();
  await app.close();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
service.on('exit', () => void stop());
