import { useMemo, useState } from 'react';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import type { Decision } from './merge-log.ts';
import { mergeRecipes } from './merge-recipes.ts';
import { AppliedChanges } from './applied-changes.tsx';
import './merge-dialog.css';

/** The three versions of a three-way merge. */
export interface MergeInput {
  readonly base: RecipeDocument;
  readonly mine: RecipeDocument;
  readonly theirs: RecipeEntry;
}

export interface MergeDialogProps {
  readonly input: MergeInput;
  /** Who saved the other version; undefined if the user saved both. */
  readonly name: string | undefined;
  readonly onClose: () => void;
  readonly onMerge: (recipe: RecipeDocument) => void;
}

/** Shows what merges automatically and what has to be decided. */
export const MergeDialog = ({ input: { base, mine, theirs }, name, onClose, onMerge }: MergeDialogProps) => {
  const words = useWords(editorWords);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const { recipe, conflicts, applied } = useMemo(
    () => mergeRecipes(base, mine, theirs.recipe, decisions),
    [base, mine, theirs, decisions],
  );
  return (
    <Dialog title={words.mergeTitle} isOpen onClose={onClose} size="wide">
      <div className="merge-dialog">
        <p>{name === undefined ? words.mergeLeadOwn : words.mergeLead(name)}</p>
        {conflicts.length > 0 && (
          <section>
            <h3>{name === undefined ? words.mergeDecideOwn : words.mergeDecide}</h3>
            {conflicts.map((conflict) => (
              <ConflictChoice
                key={conflict.id}
                conflict={conflict}
                name={name}
                decision={decisions.get(conflict.id)}
                onDecide={(decision) => setDecisions((before) => new Map(before).set(conflict.id, decision))}
              />
            ))}
          </section>
        )}
        {applied.length > 0 && (
          <section>
            <h3>{words.mergeTaken}</h3>
            <AppliedChanges applied={applied} />
          </section>
        )}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button variant="primary" onPress={() => onMerge(recipe)}>
          {words.mergeSave}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
