import { validateRecipe, completeRecipe, fromJsonLd } from '../../recipe-format/index.ts';
import type { CompleteRecipe, RecipeDocument } from '../../recipe-format/index.ts';
import { getDiagnosticClass } from '../diagnostics.ts';
import type { ExtractedDocument, ExtractedRecipe, PhotoLocation } from '../formats/format.ts';
import { parseIngredientLines } from './parse-ingredient-lines.ts';
import type { ItemPhoto, PreparedItem, ItemDiagnostic } from './prepared-item.schemas.ts';
import type { SourceItem } from './extract-items.ts';
import { createEmptyPreviewRecipe, toPreviewRecipe } from './preview-recipe.ts';

/** The title of a recipe without one. */
const UNTITLED = 'Untitled recipe';
const MAX_TITLE_LENGTH = 500;
const MAX_PHOTOS = 50;

/** `Grandma's soup` for `recipes/Grandma's soup.txt`. */
const titleFromName = (name: string): string => {
  const base = name.slice(name.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const words = base.replaceAll(/[_\s]+/g, ' ').trim();
  return /\p{L}/u.test(words) ? words.slice(0, MAX_TITLE_LENGTH) : UNTITLED;
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
const remarksOnGaps = (recipe: RecipeDocument, isGuessed: boolean): ItemDiagnostic[] => {
  const [lines, steps] = [linesIn(recipe), stepsIn(recipe)];
  if (lines === 0 && steps === 0 && isGuessed) return [{ code: 'nothing-found' }];
  return [
    ...(lines === 0 ? [{ code: 'ingredients-missing', field: 'ingredient_sections' } as const] : []),
    ...(steps === 0 ? [{ code: 'steps-missing', field: 'instruction_sections' } as const] : []),
  ];
};

const within = (place: PhotoLocation, path: readonly string[]): PhotoLocation =>
  place.kind === 'address' ? place : { ...place, path: [...path, ...place.path] };

/**
 * Lists photos from the upload first, each as an asset of the document, then those that the document refers to by URL.
 */
const withPhotos = (
  recipe: RecipeDocument,
  places: readonly PhotoLocation[],
  path: readonly string[],
): { readonly recipe: RecipeDocument; readonly photos: ItemPhoto[] } => {
  const known = (recipe.assets ?? []).filter(({ role }) => role === undefined || role === 'image');
  const stated = new Set(known.flatMap(({ url }) => url ?? []));
  const added = places
    .filter((place) => place.kind === 'upload' || (URL.canParse(place.url) && !stated.has(place.url)))
    .slice(0, MAX_PHOTOS)
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
  readonly remarks: readonly ItemDiagnostic[];
}

/** No recipe has more ingredient lines. Anything that does is a shop or an attack, and would take long to show. */
const MAX_INGREDIENTS = 2000;

const countIngredients = ({ ingredient_sections: sections }: RecipeDocument): number =>
  (sections ?? []).reduce((sum, { ingredients }) => sum + (ingredients?.length ?? 0), 0);

/** Validates a document. An invalid one is unexpected, so the remark quotes the violation as it is. */
const asKept = (made: Made): Made | ItemDiagnostic => {
  const ingredients = countIngredients(made.recipe);
  if (ingredients > MAX_INGREDIENTS) {
    return { code: 'item-unreadable', evidence: `It has ${ingredients} ingredients or more, which no recipe has.` };
  }
  const { recipe, violations } = validateRecipe(made.recipe, 'recipe');
  if (recipe !== undefined) return { ...made, recipe };
  const [violation] = violations;
  return { code: 'item-unreadable', evidence: `${violation?.location ?? 'recipe'} ${violation?.message ?? ''}`.trim() };
};

const fromWords = (
  { node, options, diagnostics = [] }: ExtractedRecipe,
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
      ...(typeof name === 'string' && name.length > 2 * MAX_TITLE_LENGTH
        ? [{ code: 'text-shortened', field: 'title' } as const]
        : []),
    ],
  };
};

/** Leaves out files that are not in the bundle, since knowing the hash of a file must not give access to it. */
const fromBundle = (
  { document, files }: ExtractedDocument,
  path: readonly string[],
): (Made & { readonly photos: readonly ItemPhoto[] }) | ItemDiagnostic => {
  const { recipe, violations } = validateRecipe(document, 'recipe');
  if (recipe === undefined) {
    const [violation] = violations;
    return { code: 'item-unreadable', evidence: `${violation?.location ?? ''} ${violation?.message ?? ''}`.trim() };
  }
  const photos: ItemPhoto[] = [];
  const remarks: ItemDiagnostic[] = [];
  for (const { id, asset_id: assetId } of recipe.assets ?? []) {
    if (!assetId) continue;
    const place = files?.get(assetId);
    if (place === undefined) remarks.push({ code: 'photo-missing', field: 'assets', evidence: assetId });
    else photos.push({ place: within(place, path), localId: id ?? assetId, assetId });
  }
  return { recipe, remarks, photos };
};

/** Turns a found recipe into what a preview stores: its document with parsed lines, and remarks. */
export const prepareItem = ({ format, extracted, containerPath: path, sourceName }: SourceItem): PreparedItem => {
  const own = [...path, ...(extracted.path ?? [])];
  const common = { formatId: format.id, formatName: format.name, path: own };
  const unreadable = (name: string, remark: ItemDiagnostic): PreparedItem => {
    const title = name.slice(0, MAX_TITLE_LENGTH) || UNTITLED;
    return {
      ...common,
      title,
      shown: JSON.stringify(createEmptyPreviewRecipe(title)),
      remarks: [remark],
      occurrences: [],
      photos: [],
    };
  };
  const finished = ({ recipe, remarks }: Made, photos: readonly ItemPhoto[], text?: string): PreparedItem => {
    const complete = withLocalIds(recipe);
    // Tureen's own documents are imported unchanged, as their owner wrote them.
    const read = extracted.kind === 'document' ? { recipe: complete, occurrences: [] } : parseIngredientLines(complete);
    const { id: _, ...unnamed } = read.recipe;
    // Keeps the portable id if the document has one; otherwise it gets one when it becomes an entry.
    const kept = recipe.id === undefined ? unnamed : read.recipe;
    return {
      ...common,
      title: recipe.title,
      shown: JSON.stringify(toPreviewRecipe(recipe)),
      document: JSON.stringify(kept),
      remarks: [...remarks, ...remarksOnGaps(recipe, format.isHeuristic === true)],
      occurrences: read.occurrences,
      photos,
      ...(text !== undefined && { extractedText: text }),
    };
  };
  switch (extracted.kind) {
    case 'unreadable':
      return unreadable(extracted.title, { code: 'item-unreadable', evidence: extracted.reason });
    case 'document': {
      const made = fromBundle(extracted, path);
      return 'code' in made ? unreadable(sourceName, made) : finished(made, made.photos);
    }
    case 'recipe': {
      const read = (also?: Partial<RecipeDocument>) => {
        const made = fromWords(extracted, sourceName, also);
        const { recipe, photos } = withPhotos(made.recipe, extracted.photos ?? [], path);
        return { kept: asKept({ ...made, recipe }), photos };
      };
      const whole = read(extracted.overrides);
      if (!('code' in whole.kept)) return finished(whole.kept, whole.photos, extracted.extractedText);
      // The additional properties may be invalid; the recipe is still usable without them.
      const { kept, photos } = read();
      if ('code' in kept) return unreadable(sourceName, kept);
      const remark = { code: 'part-left-out', evidence: whole.kept.evidence ?? '' } as const;
      return finished({ ...kept, remarks: [...kept.remarks, remark] }, photos, extracted.extractedText);
    }
    default:
      return extracted satisfies never;
  }
};

/** Whether the item cannot be read, or contains nothing to cook from. */
export const hasBlockingDiagnostic = ({ remarks }: Pick<PreparedItem, 'remarks'>): boolean =>
  remarks.some(({ code }) => getDiagnosticClass(code) === 'blocking');
