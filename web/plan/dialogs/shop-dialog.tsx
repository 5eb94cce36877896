import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';

import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { Checkbox } from '../../design/field.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { Day } from '../days.ts';
import { planWords } from '../plan.words.ts';
import type { Meal } from '../meal-time.ts';
import './shop-dialog.css';

export interface ShopDialogProps {
  readonly meals: readonly Meal[];
  readonly today: Day;
  readonly onClose: () => void;
}

/** Chooses the days to shop for. Past days are preselected only if there are no others. */
export const ShopDialog = ({ meals, today, onClose }: ShopDialogProps) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const days = [...new Set(meals.map(({ date }) => date))];
  const [chosen, setChosen] = useState<ReadonlySet<Day>>(() => {
    const ahead = days.filter((day) => day >= today);
    return new Set(ahead.length > 0 ? ahead : days);
  });
  const wanted = meals.filter(({ date }) => chosen.has(date));
  const choose = (day: Day, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, day] : [...chosen].filter((one) => one !== day)));
  return (
    <Dialog title={words.shopTitle} isOpen onClose={onClose}>
      <p>{words.shopHint}</p>
      <ul className="shop-dialog-days">
        {days.map((day) => (
          <li key={day}>
            <Checkbox isSelected={chosen.has(day)} onChange={(isChosen) => choose(day, isChosen)}>
              {formats.weekday(day)}, {formats.dayOfMonth(day)}{' '}
              <small>{words.mealCount(meals.filter(({ date }) => date === day).length)}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      <DialogActions>
        {wanted.length > 0 && (
          <LinkButton
            to="/shopping/add"
            search={{ meals: wanted.map(({ id }) => id) }}
            variant="primary"
            icon={<ShoppingBasket aria-hidden />}
          >
            {words.shopFor(wanted.length)}
          </LinkButton>
        )}
      </DialogActions>
    </Dialog>
  );
};
