import { validateRecipe, completeRecipe, fromJsonLd } from '../../recipe-format/index.ts';
import type { CompleteRecipe, RecipeDocument } from '../../recipe-format/index.ts';
import { classOf } from '../diagnostics.ts';
import type { FoundDocument, FoundRecipe, PhotoPlace } from '../formats/format.ts';
import { readIngredients } from './read-ingredients.ts';
import type { ItemPhoto, ReadItem, Remark } from './read-item.schemas.ts';
import type { ReadFound } from './read-source.ts';
import { showNothing, showRecipe } from './show-recipe.ts';

/** The title of a recipe without one. */
const UNTITLED = 'Untitled recipe';
const LONGEST_TITLE = 500;
const MOST_PHOTOS = 50;

/** `Grandma's soup` for `recipes/Grandma's soup.txt`. */
const titleFromName = (name: string): string => {
  const base = name.slice(name.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const words = base.replaceAll(/[_\s]+/g, ' ').trim();
  return /\p{L}/u.test(words) ? words.slice(0, LONGEST_TITLE) : UNTITLED;
};

/** Ids have to be unique only within a document. Short ones instead of UUIDs change its length by about a third. */
const localIds = (recipe: RecipeDocument): (() => string) => {
  const taken = new Set(JSON.stringify(recipe).match(/"p\d+"/g));
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(`"p${last}"`));
    return `p${last}`;
  };
};

/** Adds local ids, but no portable id, which the recipe gets when it becomes an entry. */
const withLocalIds = (recipe: RecipeDocument): CompleteRecipe => completeRecipe(recipe, localIds(recipe));

const linesIn = ({ ingredient_sections: sections }: RecipeDocument): number =>
  (sections ?? []).reduce((sum, { ingredients }) => sum + (ingredients?.length ?? 0), 0);

const stepsIn = ({ instruction_sections: sections }: RecipeDocument): number =>
  (sections ?? []).reduce((sum, { steps }) => sum + (steps?.length ?? 0), 0);

/** Remarks on what a recipe lacks to be cooked from. */
const remarksOnGaps = (recipe: RecipeDocument, isGuessed: boolean): Remark[] => {
  const [lines, steps] = [linesIn(recipe), stepsIn(recipe)];
  if (lines === 0 && steps === 0 && isGuessed) return [{ code: 'nothing-found' }];
  return [
    ...(lines === 0 ? [{ code: 'ingredients-missing', field: 'ingredient_sections' } as const] : []),
    ...(steps === 0 ? [{ code: 'steps-missing', field: 'instruction_sections' } as const] : []),
  ];
};

const within = (place: PhotoPlace, path: readonly string[]): PhotoPlace =>
  place.kind === 'address' ? place : { ...place, path: [...path, ...place.path] };

/**
 * Lists photos from the upload first, each as an asset of the document, then those that the document refers to by URL.
 */
const withPhotos = (
  recipe: RecipeDocument,
  places: readonly PhotoPlace[],
  path: readonly string[],
): { readonly recipe: RecipeDocument; readonly photos: ItemPhoto[] } => {
  const known = (recipe.assets ?? []).filter(({ role }) => role === undefined || role === 'image');
  const stated = new Set(known.flatMap(({ url }) => url ?? []));
  const added = places
    .filter((place) => place.kind === 'upload' || (URL.canParse(place.url) && !stated.has(place.url)))
    .slice(0, MOST_PHOTOS)
    .map((place, index) => ({ place: within(place, path), localId: `photo-${index + 1}` }));
  const byAddress = known.flatMap(({ id, url }): ItemPhoto[] =>
    id === undefined || !url ? [] : [{ place: { kind: 'address', url }, localId: id }],
  );
  const assets = [
    ...added.map(({ place, localId }) => ({
      id: localId,
      role: 'image',
      ...(place.kind === 'address' && /^https?:/i.test(place.url) && { url: place.url }),
    })),
    ...(recipe.assets ?? []),
  ];
  return {
    recipe: assets.length > 0 ? { ...recipe, assets } : recipe,
    photos: [...added, ...byAddress],
  };
};

/** Values that the format's own parts cannot express take precedence; `source` is merged property by property. */
const withOthers = (recipe: RecipeDocument, also: Partial<RecipeDocument>): RecipeDocument => ({
  ...recipe,
  ...also,
  ...(also.source && { source: { ...recipe.source, ...also.source } }),
});

interface Made {
  readonly recipe: RecipeDocument;
  readonly remarks: readonly Remark[];
}

/** No recipe has more ingredient lines. Anything that does is a shop or an attack, and would take long to show. */
const MOST_INGREDIENTS = 2000;

const countIngredients = ({ ingredient_sections: sections }: RecipeDocument): number =>
  (sections ?? []).reduce((sum, { ingredients }) => sum + (ingredients?.length ?? 0), 0);

/** Validates a document. An invalid one is unexpected, so the remark quotes the violation as it is. */
const asKept = (made: Made): Made | Remark => {
  const ingredients = countIngredients(made.recipe);
  if (ingredients > MOST_INGREDIENTS) {
    return { code: 'item-unreadable', evidence: `It has ${ingredients} ingredients or more, which no recipe has.` };
  }
  const { recipe, violations: faults } = validateRecipe(made.recipe, 'recipe');
  if (recipe !== undefined) return { ...made, recipe };
  const [fault] = faults;
  return { code: 'item-unreadable', evidence: `${fault?.location ?? 'recipe'} ${fault?.message ?? ''}`.trim() };
};

const fromWords = (
  { node, options, diagnostics = [] }: FoundRecipe,
  sourceName: string,
  also: Partial<RecipeDocument> = {},
): Made => {
  const named = fromJsonLd(node, { ...options, trusted: false });
  const recipe = named ?? fromJsonLd({ ...node, name: titleFromName(sourceName) }, { ...options, trusted: false });
  const { name } = node;
  return {
    recipe: withOthers(recipe ?? { title: titleFromName(sourceName) }, also),
    remarks: [
      ...diagnostics,
      ...(named === undefined ? [{ code: 'title-missing', field: 'title' } as const] : []),
      ...(typeof name === 'string' && name.length > 2 * LONGEST_TITLE
        ? [{ code: 'text-shortened', field: 'title' } as const]
        : []),
    ],
  };
};

/** Leaves out files that are not in the bundle, since knowing the hash of a file must not give access to it. */
const fromBundle = (
  { document, files }: FoundDocument,
  path: readonly string[],
): (Made & { readonly photos: readonly ItemPhoto[] }) | Remark => {
  const { recipe, violations: faults } = validateRecipe(document, 'recipe');
  if (recipe === undefined) {
    const [fault] = faults;
    return { code: 'item-unreadable', evidence: `${fault?.location ?? ''} ${fault?.message ?? ''}`.trim() };
  }
  const photos: ItemPhoto[] = [];
  const remarks: Remark[] = [];
  for (const { id, asset_id: assetId } of recipe.assets ?? []) {
    if (!assetId) continue;
    const place = files?.get(assetId);
    if (place === undefined) remarks.push({ code: 'photo-missing', field: 'assets', evidence: assetId });
    else photos.push({ place: within(place, path), localId: id ?? assetId, assetId });
  }
  return { recipe, remarks, photos };
};

/** Turns a found recipe into what a preview stores: its document with parsed lines, and remarks. */
export const documentOf = ({ format, found, within: path, sourceName }: ReadFound): ReadItem => {
  const own = [...path, ...(found.path ?? [])];
  const common = { formatId: format.id, formatName: format.name, path: own };
  const unreadable = (name: string, remark: Remark): ReadItem => {
    const title = name.slice(0, LONGEST_TITLE) || UNTITLED;
    return {
      ...common,
      title,
      shown: JSON.stringify(showNothing(title)),
      remarks: [remark],
      occurrences: [],
      photos: [],
    };
  };
  const finished = ({ recipe, remarks }: Made, photos: readonly ItemPhoto[], text?: string): ReadItem => {
    const complete = withLocalIds(recipe);
    // Tureen's own documents are imported unchanged, as their owner wrote them.
    const read = found.kind === 'document' ? { recipe: complete, occurrences: [] } : readIngredients(complete);
    const { id: _, ...unnamed } = read.recipe;
    // Keeps the portable id if the document has one; otherwise it gets one when it becomes an entry.
    const kept = recipe.id === undefined ? unnamed : read.recipe;
    return {
      ...common,
      title: recipe.title,
      shown: JSON.stringify(showRecipe(recipe)),
      document: JSON.stringify(kept),
      remarks: [...remarks, ...remarksOnGaps(recipe, format.guesses === true)],
      occurrences: read.occurrences,
      photos,
      ...(text !== undefined && { extractedText: text }),
    };
  };
  switch (found.kind) {
    case 'unreadable':
      return unreadable(found.title, { code: 'item-unreadable', evidence: found.reason });
    case 'document': {
      const made = fromBundle(found, path);
      return 'code' in made ? unreadable(sourceName, made) : finished(made, made.photos);
    }
    case 'recipe': {
      const read = (also?: Partial<RecipeDocument>) => {
        const made = fromWords(found, sourceName, also);
        const { recipe, photos } = withPhotos(made.recipe, found.photos ?? [], path);
        return { kept: asKept({ ...made, recipe }), photos };
      };
      const whole = read(found.also);
      if (!('code' in whole.kept)) return finished(whole.kept, whole.photos, found.extractedText);
      // The additional properties may be invalid; the recipe is still usable without them.
      const { kept, photos } = read();
      if ('code' in kept) return unreadable(sourceName, kept);
      const remark = { code: 'part-left-out', evidence: whole.kept.evidence ?? '' } as const;
      return finished({ ...kept, remarks: [...kept.remarks, remark] }, photos, found.extractedText);
    }
    default:
      return found satisfies never;
  }
};

/** Whether the item cannot be read, or contains nothing to cook from. */
export const isBlocked = ({ remarks }: Pick<ReadItem, 'remarks'>): boolean =>
  remarks.some(({ code }) => classOf(code) === 'blocking');
