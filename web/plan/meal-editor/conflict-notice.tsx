import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import type { AnyMeal } from '../dishes/dishes.ts';
import { editingWords } from './meal-editing.words.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './conflict-notice.css';

export interface ConflictNoticeProps {
  /** The meal as it is now. */
  readonly theirs: AnyMeal;
  /** Its day and slot now, for a planned meal. */
  readonly mealTime?: string;
  /** The meal is unchanged; only a recipe changed. */
  readonly isSame: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shows what a meal has become while it was edited; the form keeps what was typed. */
export const ConflictNotice = ({ theirs, mealTime, isSame, onTakeTheirs, onKeepMine }: ConflictNoticeProps) => {
  const words = useWords(editingWords);
  const names = useDisplayNames();
  return (
    <Notice kind="warning" title={words.conflictTitle}>
      <div className="conflict-notice">
        <p>{isSame ? words.conflictRecipes : words.conflictLead}</p>
        <blockquote>
          {mealTime !== undefined && <span>{mealTime}</span>}
          {theirs.name !== '' && <strong>{theirs.name}</strong>}
          <span>{theirs.dishes.map((dish) => names.dish(dish)).join(', ')}</span>
          {theirs.notes !== '' && <span>{theirs.notes}</span>}
        </blockquote>
        <div className="conflict-notice-actions">
          <Button onPress={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button onPress={onKeepMine}>{words.keepMine}</Button>
        </div>
      </div>
    </Notice>
  );
};
