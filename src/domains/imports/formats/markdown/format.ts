import type { Format } from '../format.ts';
import { detectTextCollection, readTextCollection, reportMissingPhotos } from '../../archives/text-collection.ts';
import type { TextCollectionFormat } from '../../archives/text-collection.ts';
import { detectMarkdown } from './detect-markdown.ts';
import { readMarkdown } from './read-markdown.ts';

/** A folder of Markdown files with pictures, such as our own export, or a Chowdown site. */
const collection: TextCollectionFormat = {
  extensions: ['.md', '.markdown', '.mdown', '.mkd'],
  matches: (text) => ['sure', 'likely'].includes(detectMarkdown(text)),
  read: readMarkdown,
  folderPattern: /(?:^|\/)_(?:recipes|components)\//,
};

export const format: Format = {
  id: 'markdown',
  name: 'Markdown',
  isHeuristic: true,

  detect: (source) =>
    source.kind === 'file' ? detectMarkdown(source.text()) : detectTextCollection(source, collection),

  async *read(source, context) {
    if (source.kind === 'archive') {
      yield* readTextCollection(source, collection);
      return;
    }
    const recipes = readMarkdown(source.text());
    context.reportTotal(recipes.length);
    for (const { recipe, photoNames } of recipes) yield reportMissingPhotos(recipe, photoNames);
  },
};
