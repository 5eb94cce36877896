// npm run dev
//
// Runs the service, restarted whenever one of its files changes, and the web app with hot reloading.
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
