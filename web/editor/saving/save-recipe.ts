import type { Organization } from '../../../src/domains/organization/index.ts';
import { createTag } from '../../api/organization.ts';
import { hasCode } from '../../api/problem.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import type { SentFile } from '../document/document-of.ts';
import type { TagChoice } from '../document/form.ts';
import { isSame } from '../document/same.ts';
import { createRecipe, readRecipe, readTags, replaceRecipe, sendPicture, setTags } from '../editor.api.ts';
import { hasTags, recipeIn, restartedWith } from '../state/editor-state.ts';
import type { EditorState } from '../state/editor-state.ts';
import { isAlike } from '../tags/alike.ts';
import { rebasedTags } from '../tags/rebased-tags.ts';
import { PicturesRefused, pictureFaultOf, stillRefused } from './refused-pictures.ts';
import type { PictureFault } from './refused-pictures.ts';

/** What was done of a save that failed on its way; the next one goes on from there. */
export class SaveMemory {
  readonly sent = new Map<string, SentFile>();
  /** Pictures that the service would not have; they are not sent again. */
  readonly refused = new Map<string, { readonly fault: PictureFault; readonly file: string }>();
  /** Ids of tags that were made, by their names. */
  readonly tags = new Map<string, string>();
}

/** Tells how far it got, so that nothing is done twice where the rest fails. */
type Progress = (state: EditorState) => void;

const created = async (state: EditorState): Promise<EditorState> => {
  const entry = await createRecipe(recipeIn(state));
  return restartedWith(state, entry, entry.recipe, state.form.pictures);
};

/** Sends all that can be sent, so that whoever has to take some away hears of all of them at once. */
const sendPictures = async (id: string, { form }: EditorState, { sent, refused }: SaveMemory): Promise<void> => {
  for (const { key, file } of form.pictures) {
    if (file === undefined || sent.has(key) || refused.has(key)) continue;
    try {
      sent.set(key, await sendPicture(id, file));
    } catch (error) {
      const fault = pictureFaultOf(error);
      if (fault === undefined) throw error;
      refused.set(key, { fault, file: file.name });
    }
  }
  const left = stillRefused(refused, form.pictures);
  if (left.size > 0) throw new PicturesRefused(left);
};

/** The tag of a name. Somebody else may have made it since it was typed: then it is that one. */
const tagNamed = async (name: string): Promise<string> => {
  try {
    return (await createTag({ name })).id;
  } catch (error) {
    if (!hasCode(error, 'tag-name-taken')) throw error;
    const tag = (await readTags()).find((one) => isAlike(one.name, name));
    if (tag === undefined) throw error;
    return tag.id;
  }
};

const tagIdsOf = async (tags: readonly TagChoice[], memory: SaveMemory): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const tag of tags) {
    const id = tag.id ?? memory.tags.get(tag.name) ?? (await tagNamed(tag.name));
    if (tag.name !== undefined) memory.tags.set(tag.name, id);
    ids.add(id);
  }
  return [...ids];
};

/** Sets the tags. Where others changed them since the entry was read, they are carried to what there is now. */
const organized = async (entry: RecipeEntry, wanted: readonly string[]): Promise<Organization> => {
  const choices = wanted.map((id) => ({ id }));
  const put = async ({ revision, tags }: Organization): Promise<Organization> => {
    const rebased = rebasedTags(choices, entry.organization.tags, tags);
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
    return put((await readRecipe(entry.id)).organization);
  }
};

/**
 * Saves all there is: the recipe, its pictures, its tags. A newer version throws `precondition-failed`, after the
 * pictures were sent and before anything was replaced.
 */
export const saveRecipe = async (
  start: EditorState,
  memory: SaveMemory,
  onProgress: Progress,
): Promise<RecipeEntry> => {
  let state = start;
  if (state.entry === undefined) {
    state = await created(state);
    onProgress(state);
  }
  let { entry } = state;
  if (entry === undefined) throw new Error('a recipe that was created has an entry');
  await sendPictures(entry.id, state, memory);
  const recipe = recipeIn(state, memory.sent);
  if (!isSame(recipe, entry.recipe)) {
    entry = await replaceRecipe(entry.id, recipe, entry.revision);
    state = restartedWith(state, entry, entry.recipe);
    onProgress(state);
  }
  if (!hasTags(state.form.tags, entry.organization.tags)) {
    entry = { ...entry, organization: await organized(entry, await tagIdsOf(state.form.tags, memory)) };
  }
  return entry;
};
