import { execFileSync } from 'node:child_process';

import { startServiceProcess } from '../service-process.ts';

export interface LibraryService {
  readonly address: string;
  /** Current resident memory of the process. */
  megabytes(): number;
  stop(): Promise<void>;
}

/** Starts the service in its own process, in local mode. */
export const startLibraryService = async (
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<LibraryService> => {
  const { address, child, stop } = await startServiceProcess('service.child.ts', {
    TUREEN_DATA: data,
    TUREEN_LOG: 'warn',
    ...settings,
  });
  return {
    address,
    megabytes: () => {
      const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
      return (Number(kibibytes) * 1024) / 1e6;
    },
    stop,
  };
};
