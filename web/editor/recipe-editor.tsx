import { Suspense, lazy, useCallback, useEffect, useMemo, useRef } from 'react';
import { Form } from 'react-aria-components';

import { pictureAddress } from '../api/recipes.ts';
import type { RecipeEntry } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { pictureKey } from './document/form.ts';
import { HeadFields } from './fields/head-fields.tsx';
import { MeasureFields } from './fields/measure-fields.tsx';
import { OriginFields } from './fields/origin-fields.tsx';
import { IngredientList } from './ingredients/ingredient-list.tsx';
import { PictureList } from './pictures/picture-list.tsx';
import type { PictureListProps } from './pictures/picture-list.tsx';
import { savingWords } from './saving.words.ts';
import { SaveBar } from './saving/save-bar.tsx';
import type { DraftSlot } from './state/draft-slot.ts';
import { LeaveGuard } from './state/leave-guard.tsx';
import { NewerNotice, useNameOf } from './state/newer-notice.tsx';
import { useUndo } from './state/use-undo.ts';
import { StepList } from './steps/step-list.tsx';
import { TagField } from './tags/tag-field.tsx';
import { useRecipeEditor } from './use-recipe-editor.ts';
import './recipe-editor.css';

/** Few saves meet another: who never has to merge does not load it. */
const MergeDialog = lazy(async () => ({ default: (await import('./merge/merge-dialog.tsx')).MergeDialog }));

export interface RecipeEditorProps {
  readonly entry?: RecipeEntry;
  readonly slot: DraftSlot;
}

/** Writes a recipe: a new one, or one that was read; that one may be read again while it is edited. */
export const RecipeEditor = ({ entry, slot }: RecipeEditorProps) => {
  const words = useWords(savingWords);
  const formats = useFormats();
  const editor = useRecipeEditor(entry, slot);
  const { state, saving, faults, draft, onSet, onIngredients, onSteps, recipeId } = editor;
  const { form, ground, caret } = state;
  const name = useNameOf(saving.meeting?.theirs);
  const whole = useUndo({ isOn: !saving.isPending, returned: editor.returned, onStep: editor.onStep });
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (faults.size > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const addresses = useMemo(() => {
    const stored = (ground.assets ?? []).map((asset, place) => [pictureKey(asset, place), asset.asset_id] as const);
    return new Map(stored.map(([key, id]) => [key, id && recipeId && pictureAddress(recipeId, id, 'card')]));
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
      validationErrors={useMemo(() => Object.fromEntries(faults), [faults])}
      validationBehavior="aria"
      onSubmit={(event) => event.preventDefault()}
    >
      {draft !== undefined && (
        <Notice title={words.draftTitle} action={<Button onPress={editor.dropDraft}>{words.draftDrop}</Button>}>
          {words.draftText(formats.ago(draft.at), draft.lostPictures)}
        </Notice>
      )}
      {isNewer && !saving.isPending && <NewerNotice latest={entry} />}
      <div ref={body} className="recipe-editor-body" inert={saving.isPending}>
        <HeadFields {...fields} isNew={entry === undefined} />
        <div className="recipe-editor-side">
          <PictureList
            pictures={pictures}
            addressOf={(key) => addresses.get(key)}
            faults={faults}
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
            faults={faults}
          />
          <StepList rows={form.steps} onEdit={onSteps} caret={caret} faults={faults} />
          <OriginFields {...fields} />
        </div>
      </div>
      <SaveBar
        recipeId={recipeId}
        isDirty={editor.isUnsaved}
        isPending={saving.isPending}
        hasFaults={faults.size > 0}
        error={saving.error}
        onSave={editor.save}
      />
      <LeaveGuard
        isUnsaved={editor.isGuarded}
        isSaving={saving.isPending}
        onLeaveSaving={editor.leave}
        onDiscard={editor.discard}
      />
      {saving.meeting !== undefined && (
        <Suspense>
          <MergeDialog meeting={saving.meeting} name={name} onClose={saving.closeMeeting} onMerge={saving.merge} />
        </Suspense>
      )}
    </Form>
  );
};
