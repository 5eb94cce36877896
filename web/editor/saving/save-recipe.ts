import type { Organization } from '../../../src/domains/organization/index.ts';
import { createTag } from '../../api/organization.ts';
import { hasCode } from '../../api/problem.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import type { UploadedFile } from '../document/to-document.ts';
import type { TagChoice } from '../document/form.ts';
import { isDeepEqual } from '../document/json.ts';
import { createRecipe, fetchRecipe, fetchTags, replaceRecipe, uploadPicture, setTags } from '../editor.api.ts';
import { hasSameTags, getDocument, rebaseEditorState } from '../state/editor-state.ts';
import type { EditorState } from '../state/editor-state.ts';
import { isSameTagName, rebaseTags } from '../tags/tags.ts';
import { PicturesRejectedError, getPictureError, filterRemaining } from './rejected-pictures.ts';
import type { PictureError } from './rejected-pictures.ts';

/** What a failed save already did, so that the next attempt continues from there. */
export class SaveProgress {
  readonly uploaded = new Map<string, UploadedFile>();
  /** Rejected images, which are not sent again. */
  readonly rejected = new Map<string, { readonly reason: PictureError; readonly file: string }>();
  /** Ids of created tags, by name. */
  readonly tags = new Map<string, string>();
}

/** Reports progress, so that nothing is done twice if the rest fails. */
type ProgressCallback = (state: EditorState) => void;

const createEntry = async (state: EditorState): Promise<EditorState> => {
  const entry = await createRecipe(getDocument(state));
  return rebaseEditorState(state, entry, entry.recipe, state.form.pictures);
};

/** Uploads everything it can, so that all rejected images are reported at once. */
const sendPictures = async (id: string, { form }: EditorState, { uploaded, rejected }: SaveProgress): Promise<void> => {
  for (const { key, file } of form.pictures) {
    if (file === undefined || uploaded.has(key) || rejected.has(key)) continue;
    try {
      uploaded.set(key, await uploadPicture(id, file));
    } catch (error) {
      const reason = getPictureError(error);
      if (reason === undefined) throw error;
      rejected.set(key, { reason, file: file.name });
    }
  }
  const left = filterRemaining(rejected, form.pictures);
  if (left.size > 0) throw new PicturesRejectedError(left);
};

/** Creates a tag. If another member has created it since, uses theirs. */
const createOrFindTag = async (name: string): Promise<string> => {
  try {
    return (await createTag({ name })).id;
  } catch (error) {
    if (!hasCode(error, 'tag-name-taken')) throw error;
    const tag = (await fetchTags()).find((one) => isSameTagName(one.name, name));
    if (tag === undefined) throw error;
    return tag.id;
  }
};

const resolveTagIds = async (tags: readonly TagChoice[], progress: SaveProgress): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const tag of tags) {
    const id = tag.id ?? progress.tags.get(tag.name) ?? (await createOrFindTag(tag.name));
    if (tag.name !== undefined) progress.tags.set(tag.name, id);
    ids.add(id);
  }
  return [...ids];
};

/** Sets the tags. If others changed them since the entry was loaded, the user's changes are rebased. */
const saveTags = async (entry: RecipeEntry, wanted: readonly string[]): Promise<Organization> => {
  const choices = wanted.map((id) => ({ id }));
  const put = async ({ revision, tags }: Organization): Promise<Organization> => {
    const rebased = rebaseTags(choices, entry.organization.tags, tags);
    return setTags(
      entry.id,
      rebased.flatMap(({ id }) => id ?? []),
      revision,
    );
  };
  try {
    return await put(entry.organization);
  } catch (error) {
    if (!hasCode(error, 'precondition-failed')) throw error;
    return put((await fetchRecipe(entry.id)).organization);
  }
};

/**
 * Saves the recipe, its images and its tags. Throws `precondition-failed` if there is a newer version, after uploading
 * images and before replacing anything.
 */
export const saveRecipe = async (
  start: EditorState,
  progress: SaveProgress,
  onProgress: ProgressCallback,
): Promise<RecipeEntry> => {
  let state = start;
  if (state.entry === undefined) {
    state = await createEntry(state);
    onProgress(state);
  }
  let { entry } = state;
  if (entry === undefined) throw new Error('a recipe that was created has an entry');
  await sendPictures(entry.id, state, progress);
  const recipe = getDocument(state, progress.uploaded);
  if (!isDeepEqual(recipe, entry.recipe)) {
    entry = await replaceRecipe(entry.id, recipe, entry.revision);
    state = rebaseEditorState(state, entry, entry.recipe);
    onProgress(state);
  }
  if (!hasSameTags(state.form.tags, entry.organization.tags)) {
    entry = { ...entry, organization: await saveTags(entry, await resolveTagIds(state.form.tags, progress)) };
  }
  return entry;
};
