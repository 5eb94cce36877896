import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LibraryEngine } from '../library/engine.ts';
import { startMeasuredService } from '../measured-service.ts';
import type { MeasuredService } from '../measured-service.ts';
import { rateOf } from '../shopping/rate-of.ts';
import { runRounds } from '../shopping/rounds.ts';
import type { Rounds } from '../shopping/rounds.ts';
import { startBareSharp } from './bare-sharp.ts';
import { coldRate, uploadAll } from './cold.ts';
import { writePictures } from './pictures.ts';

/** In a second, and as a share of what it is held against. */
interface Share {
  readonly rate: number;
  readonly ratio: number;
}

export interface AssetFigures {
  readonly engine: string;
  readonly isEmbedded: boolean;
  readonly bare: number;
  readonly cold: Share;
  /** Bytes of the smaller picture that is read again and again, and of the constant. */
  readonly bytes: number;
  readonly constant: number;
  readonly cached: Share;
  readonly notModified: Share;
}

const READERS = 10;

const reading = ({ credential }: MeasuredService, url: string, duration: number, headers: object = {}) => ({
  url,
  connections: READERS,
  duration,
  headers: { ...credential, ...headers },
});

const measureCold = async (service: MeasuredService, files: readonly string[], { rounds }: Rounds) => {
  const bare = await startBareSharp();
  try {
    const rates = await runRounds(
      [
        { name: 'bare', rate: () => bare.rate(files) },
        { name: 'cold', rate: () => coldRate(service, files) },
      ],
      { rounds, seconds: 0 },
    );
    return { bare: rates.of('bare'), cold: { rate: rates.of('cold'), ratio: rates.ratio('cold', 'bare') } };
  } finally {
    await bare.stop();
  }
};

const measureCached = async (service: MeasuredService, files: readonly string[], rounds: Rounds) => {
  const [address = ''] = await uploadAll(service, files.slice(0, 1));
  const url = `${address}/card`;
  const first = await fetch(url, { headers: service.credential });
  const bytes = Buffer.from(await first.arrayBuffer());
  await service.keepConstant({ base64: bytes.toString('base64') });
  const constant = `${service.address}/api/v1/bench/constant`;
  const held = { 'if-none-match': first.headers.get('etag') ?? '' };
  const rates = await runRounds(
    [
      { name: 'constant', rate: (seconds) => rateOf(reading(service, constant, seconds), 200) },
      { name: 'cached', rate: (seconds) => rateOf(reading(service, url, seconds), 200) },
      { name: 'not modified', rate: (seconds) => rateOf(reading(service, url, seconds, held), 304) },
    ],
    rounds,
  );
  const share = (name: string): Share => ({ rate: rates.of(name), ratio: rates.ratio(name, 'constant') });
  return {
    bytes: bytes.length,
    constant: rates.of('constant'),
    cached: share('cached'),
    notModified: share('not modified'),
  };
};

/** Measures one engine, in a service and a database of its own. */
export const measureAssets = async (
  { title, settings }: LibraryEngine,
  pictures: number,
  rounds: Rounds,
): Promise<AssetFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-assets-'));
  try {
    const files = await writePictures(data, pictures);
    const service = await startMeasuredService(new URL('service.child.ts', import.meta.url), settings, data);
    try {
      const cached = await measureCached(service, files, rounds);
      const cold = await measureCold(service, files, rounds);
      return { engine: title, isEmbedded: settings['DATABASE_URL'] === undefined, ...cold, ...cached };
    } finally {
      await service.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
