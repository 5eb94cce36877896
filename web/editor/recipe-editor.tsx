import { Suspense, lazy, useCallback, useEffect, useMemo, useRef } from 'react';
import { Form } from 'react-aria-components';

import { buildPictureUrl } from '../api/recipes.ts';
import type { RecipeEntry } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { getPictureKey } from './document/form.ts';
import { HeadFields, MeasureFields, OriginFields } from './fields/recipe-fields.tsx';
import { IngredientList } from './ingredients/ingredient-list.tsx';
import { PictureList } from './pictures/picture-list.tsx';
import type { PictureListProps } from './pictures/picture-list.tsx';
import { savingWords } from './saving.words.ts';
import { SaveBar } from './saving/save-bar.tsx';
import type { DraftSlot } from './drafts/draft-slot.ts';
import { LeaveGuard } from './drafts/leave-guard.tsx';
import { NewerVersionNotice, useLastEditorName } from './saving/newer-version-notice.tsx';
import { useUndo } from './state/use-undo.ts';
import { StepList } from './steps/step-list.tsx';
import { TagField } from './tags/tag-field.tsx';
import { useRecipeEditor } from './use-recipe-editor.ts';
import './recipe-editor.css';

/** Loaded on demand, since few saves conflict. */
const MergeDialog = lazy(async () => ({ default: (await import('./merge/merge-dialog.tsx')).MergeDialog }));

export interface RecipeEditorProps {
  readonly entry?: RecipeEntry;
  readonly slot: DraftSlot;
}

/** Edits a new recipe, or a loaded one, which may be refetched while it is edited. */
export const RecipeEditor = ({ entry, slot }: RecipeEditorProps) => {
  const words = useWords(savingWords);
  const formats = useFormats();
  const editor = useRecipeEditor(entry, slot);
  const { state, saving, errors, draft, onSet, onIngredients, onSteps, recipeId } = editor;
  const { form, ground, caret } = state;
  const name = useLastEditorName(saving.mergeInput?.theirs);
  const whole = useUndo({ isOn: !saving.isPending, returned: editor.returned, onStep: editor.onStep });
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (errors.size > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const pictureUrls = useMemo(() => {
    const stored = (ground.assets ?? []).map((asset, place) => [getPictureKey(asset, place), asset.asset_id] as const);
    return new Map(stored.map(([key, id]) => [key, id && recipeId && buildPictureUrl(recipeId, id, 'card')]));
  }, [ground, recipeId]);
  const { pictures } = form;
  const onPictures: PictureListProps['onChange'] = useCallback(
    (edit) => onSet({ pictures: edit(pictures) }),
    [onSet, pictures],
  );

  const fields = { form, onSet };
  const isNewer = entry !== undefined && state.entry !== undefined && entry.revision > state.entry.revision;
  return (
    <Form
      ref={whole}
      className="recipe-editor"
      validationErrors={useMemo(() => Object.fromEntries(errors), [errors])}
      validationBehavior="aria"
      onSubmit={(event) => event.preventDefault()}
    >
      {draft !== undefined && (
        <Notice title={words.draftTitle} action={<Button onPress={editor.dropDraft}>{words.draftDrop}</Button>}>
          {words.draftText(formats.ago(draft.at), draft.lostPictures)}
        </Notice>
      )}
      {isNewer && !saving.isPending && <NewerVersionNotice latest={entry} />}
      <div ref={body} className="recipe-editor-body" inert={saving.isPending}>
        <HeadFields {...fields} isNew={entry === undefined} />
        <div className="recipe-editor-side">
          <PictureList
            pictures={pictures}
            getUrl={(key) => pictureUrls.get(key)}
            errors={errors}
            onChange={onPictures}
          />
          <MeasureFields {...fields} />
          <TagField tags={form.tags} onChange={(tags) => onSet({ tags })} />
        </div>
        <div className="recipe-editor-main">
          <IngredientList
            rows={form.ingredients}
            ground={ground}
            language={form.language}
            onEdit={onIngredients}
            caret={caret}
            errors={errors}
          />
          <StepList rows={form.steps} onEdit={onSteps} caret={caret} errors={errors} />
          <OriginFields {...fields} />
        </div>
      </div>
      <SaveBar
        recipeId={recipeId}
        isDirty={editor.isUnsaved}
        isPending={saving.isPending}
        hasErrors={errors.size > 0}
        error={saving.error}
        onSave={editor.save}
      />
      <LeaveGuard
        isUnsaved={editor.isGuarded}
        isSaving={saving.isPending}
        onLeaveSaving={editor.leave}
        onDiscard={editor.discard}
      />
      {saving.mergeInput !== undefined && (
        <Suspense>
          <MergeDialog input={saving.mergeInput} name={name} onClose={saving.cancelMerge} onMerge={saving.merge} />
        </Suspense>
      )}
    </Form>
  );
};
