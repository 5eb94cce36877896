import type { Environment } from '../platform/config/config.ts';
import { explainStartError } from './explain-start-error.ts';

const USAGE = `tureen                    start the service
tureen admin setup-link   make a link for a new administrator, good once and for a day
tureen admin claim-files  make the stored files belong to this database;
                          with --force even if it has no record of any of them

Settings come from the environment and tureen.config.json: see docs/operations.md.`;

/** Each command is loaded on demand. */
const commands = new Map<string, () => Promise<(environment: Environment) => Promise<void>>>([
  ['', async () => (await import('./serve.ts')).serve],
  ['admin setup-link', async () => (await import('./admin-setup-link.ts')).adminSetupLink],
  ['admin claim-files', async () => (await import('./admin-claim-files.ts')).adminClaimFiles],
  [
    'admin claim-files --force',
    async () => {
      const { adminClaimFiles } = await import('./admin-claim-files.ts');
      return (environment) => adminClaimFiles(environment, { force: true });
    },
  ],
]);

/** Runs the command, and explains what to do if it fails. */
export const runCommand = async (words: readonly string[], environment: Environment): Promise<void> => {
  const command = commands.get(words.join(' '));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  try {
    const run = await command();
    await run(environment);
  } catch (error) {
    console.error(explainStartError(error));
    process.exitCode = 1;
  }
};
