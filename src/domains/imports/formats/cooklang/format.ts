import type { Format } from '../format.ts';
import { titleFromPath } from '../../archives/member-paths.ts';
import { detectTextCollection, readTextCollection, reportMissingPhotos } from '../../archives/text-collection.ts';
import type { TextCollectionFormat } from '../../archives/text-collection.ts';
import { detectCooklang } from './detect-cooklang.ts';
import { readCooklang } from './read-cooklang.ts';

/** A folder of Cooklang files with pictures of the same names. */
const collection: TextCollectionFormat = {
  extensions: ['.cook'],
  matches: (text) => ['sure', 'likely'].includes(detectCooklang(text)),
  read: (text, name) => [readCooklang(text, name)],
};

export const format: Format = {
  id: 'cooklang',
  name: 'Cooklang',

  detect: (source) =>
    source.kind === 'file' ? detectCooklang(source.text()) : detectTextCollection(source, collection),

  async *read(source) {
    if (source.kind === 'archive') {
      yield* readTextCollection(source, collection);
      return;
    }
    // A file of Cooklang is called like its recipe.
    const { recipe, photoNames } = readCooklang(source.text(), titleFromPath(source.name));
    yield reportMissingPhotos(recipe, photoNames);
  },
};
