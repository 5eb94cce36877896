import { fork } from 'node:child_process';
import { once } from 'node:events';

import { NODE_OPTIONS } from '../service-process.ts';
import { EDGES } from './resized-versions.ts';

/** Sharp in its own process, like the service. */
export interface BareSharp {
  /** Resized images per second. */
  rate(files: readonly string[]): Promise<number>;
  stop(): Promise<void>;
}

export const startBareSharp = async (): Promise<BareSharp> => {
  const child = fork(new URL('bare.child.ts', import.meta.url), { execArgv: [...NODE_OPTIONS] });
  const ended = once(child, 'exit');
  await once(child, 'message');
  return {
    rate: async (files) => {
      const done = once(child, 'message') as Promise<[number]>;
      child.send(files);
      const [seconds] = await done;
      return (files.length * EDGES.length) / seconds;
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
};
