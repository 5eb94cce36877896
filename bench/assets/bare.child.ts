// Sharp alone, configured the way the service configures it: resizes the images named in a message and replies with the
// elapsed time in seconds.
import { loadSharp } from '../../src/domains/assets/load-sharp.ts';
import { resizePicture } from '../../src/domains/assets/picture-processor.ts';
import { CONCURRENCY, EDGES } from './resized-versions.ts';

const sharp = await loadSharp();

const shrinkAll = async (files: readonly string[]): Promise<void> => {
  const remaining = files.flatMap((file) => EDGES.map((edge) => ({ file, edge }))).values();
  const work = async (): Promise<void> => {
    for (const { file, edge } of remaining)
      await resizePicture(sharp(file, { failOn: 'error' }), edge, 'webp').toBuffer();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
};

process.on('message', (files: readonly string[]) => {
  const startedAt = performance.now();
  void shrinkAll(files).then(() => process.send?.((performance.now() - startedAt) / 1000));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
