import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LibraryEngine } from '../library/engine.ts';
import { startMeasuredService } from '../measured-service.ts';
import type { MeasuredService } from '../measured-service.ts';
import { measureRequestRate } from '../request-rate.ts';
import { runRounds } from '../rounds.ts';
import type { Rounds } from '../rounds.ts';
import { startBareSharp } from './bare-sharp.ts';
import { measureColdRate, uploadAll } from './cold-rate.ts';
import { writePictures } from './pictures.ts';

/** Rate per second, and its ratio to the baseline. */
interface RelativeRate {
  readonly rate: number;
  readonly ratio: number;
}

export interface AssetFigures {
  readonly engine: string;
  readonly isEmbedded: boolean;
  readonly bare: number;
  readonly cold: RelativeRate;
  /** Size in bytes of the resized image that is read repeatedly, and of the constant. */
  readonly bytes: number;
  readonly constant: number;
  readonly cached: RelativeRate;
  readonly notModified: RelativeRate;
}

const READERS = 10;

const createRequest = ({ credential }: MeasuredService, url: string, duration: number, headers: object = {}) => ({
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
        { name: 'cold', rate: () => measureColdRate(service, files) },
      ],
      { rounds, seconds: 0 },
    );
    return { bare: rates.median('bare'), cold: { rate: rates.median('cold'), ratio: rates.ratio('cold', 'bare') } };
  } finally {
    await bare.stop();
  }
};

const measureCached = async (service: MeasuredService, files: readonly string[], rounds: Rounds) => {
  const [baseUrl = ''] = await uploadAll(service, files.slice(0, 1));
  const url = `${baseUrl}/card`;
  const first = await fetch(url, { headers: service.credential });
  const bytes = Buffer.from(await first.arrayBuffer());
  await service.setConstant({ base64: bytes.toString('base64') });
  const constant = `${service.address}/api/v1/bench/constant`;
  const conditional = { 'if-none-match': first.headers.get('etag') ?? '' };
  const rates = await runRounds(
    [
      { name: 'constant', rate: (seconds) => measureRequestRate(createRequest(service, constant, seconds), 200) },
      { name: 'cached', rate: (seconds) => measureRequestRate(createRequest(service, url, seconds), 200) },
      {
        name: 'not modified',
        rate: (seconds) => measureRequestRate(createRequest(service, url, seconds, conditional), 304),
      },
    ],
    rounds,
  );
  const toRelativeRate = (name: string): RelativeRate => ({
    rate: rates.median(name),
    ratio: rates.ratio(name, 'constant'),
  });
  return {
    bytes: bytes.length,
    constant: rates.median('constant'),
    cached: toRelativeRate('cached'),
    notModified: toRelativeRate('not modified'),
  };
};

/** Measures one engine, using its own service and database. */
export const measureAssets = async (
  { title, settings }: LibraryEngine,
  pictures: number,
  rounds: Rounds,
): Promise<AssetFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-assets-'));
  try {
    const files = await writePictures(data, pictures);
    const service = await startMeasuredService('assets/service.child.ts', settings, data);
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
