import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useLanguage, useWords } from '../language/locale.tsx';
import type { QueuedChange } from '../offline/list-change.ts';
import { labelOf } from './by-aisle.ts';
import type { Aisle } from './by-aisle.ts';
import { dropChanges, insist } from './change-list.ts';
import { queueWords } from './queue.words.ts';
import { tellRefusal } from './tell-refusal.ts';

export interface RefusalsProps {
  readonly refused: readonly QueuedChange[];
  readonly list: ShoppingListBody;
  readonly aisles: readonly Aisle[];
}

/** Changes that the service could not make. Each stays until somebody has said what is to be. */
export const Refusals = ({ refused, list, aisles }: RefusalsProps) => {
  const words = useWords(queueWords);
  const { locale } = useLanguage();
  const aisleName = (category: string): string => {
    const aisle = aisles.find(({ id }) => id === category);
    return aisle === undefined ? category : labelOf(aisle, locale);
  };
  return refused.map((change) => {
    const told = tellRefusal(change, words, { items: list.items, aisleName });
    return (
      <Notice
        key={change.id}
        kind="warning"
        action={
          <div className="list-page-choice">
            <Button onPress={() => dropChanges([change])}>{told.keep}</Button>
            {told.insist !== undefined && <Button onPress={() => insist(change)}>{told.insist}</Button>}
          </div>
        }
      >
        {told.text}
      </Notice>
    );
  });
};
