import type { Format } from '../format.ts';
import { titleFromPath } from '../shared/members/member-paths.ts';
import { detectCollection, readCollection, withoutPictures } from '../shared/members/text-collection.ts';
import type { TextFormat } from '../shared/members/text-collection.ts';
import { detectCooklang } from './detect-cooklang.ts';
import { readCooklang } from './read-cooklang.ts';

/** A folder of Cooklang files with pictures of the same names. */
const collection: TextFormat = {
  endings: ['.cook'],
  isOwn: (text) => ['sure', 'likely'].includes(detectCooklang(text)),
  read: (text, name) => [readCooklang(text, name)],
};

export const format: Format = {
  id: 'cooklang',
  name: 'Cooklang',

  detect: (source) => (source.kind === 'file' ? detectCooklang(source.text()) : detectCollection(source, collection)),

  async *read(source) {
    if (source.kind === 'archive') {
      yield* readCollection(source, collection);
      return;
    }
    // A file of Cooklang is called like its recipe.
    const { recipe, pictures } = readCooklang(source.text(), titleFromPath(source.name));
    yield withoutPictures(recipe, pictures);
  },
};
