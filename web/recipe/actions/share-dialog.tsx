import { useState } from 'react';

import type { RecipeEntry } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { copyText } from '../../parts/copy-text.ts';
import { actionsWords } from './actions.words.ts';
import { ExportForm } from './export-form.tsx';
import './share-dialog.css';

/** A link to the current view, and files to download. */
export const ShareDialog = ({ entry, onClose }: { readonly entry: RecipeEntry; readonly onClose: () => void }) => {
  const words = useWords(actionsWords);
  const [state, setState] = useState<'copied' | 'failed'>();
  const address = location.href;
  const copy = async (): Promise<void> => setState((await copyText(address)) ? 'copied' : 'failed');
  const canShare = typeof navigator.share === 'function';
  return (
    <Dialog title={words.share} isOpen onClose={onClose}>
      <div className="dialog-body">
        <TextField label={words.link} hint={words.linkHint} value={address} isReadOnly />
        <div className="share-dialog-buttons">
          <Button variant="primary" onPress={() => void copy()}>
            {words.copy}
          </Button>
          {canShare && (
            <Button
              // Closing the share sheet is not a failure.
              onPress={() => void navigator.share({ title: entry.recipe.title, url: address }).catch(() => {})}
            >
              {words.send}
            </Button>
          )}
          <span role="status">{state === 'copied' ? words.copied : state === 'failed' ? words.copyFailed : ''}</span>
        </div>
      </div>
      <ExportForm recipeId={entry.id} />
    </Dialog>
  );
};
