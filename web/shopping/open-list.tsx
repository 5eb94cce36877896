import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDownUp, ListPlus, Sun, SunDim } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { useMay } from '../api/account.ts';
import { LinkButton } from '../design/link-button.tsx';
import { MenuItem } from '../design/menu.tsx';
import { Notice } from '../design/notice.tsx';
import { Page, Progress } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useLanguage, useWords } from '../language/locale.tsx';
import { useWakeLock } from '../parts/use-wake-lock.ts';
import type { QueuedChange } from '../offline/list-change.ts';
import { Arranging } from './arranging.tsx';
import { BoughtFold } from './bought-fold.tsx';
import { byAisle } from './by-aisle.ts';
import { focusSoon } from './focus-soon.ts';
import { GoneList } from './gone-list.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemGroups } from './item-groups.tsx';
import { ListMenu } from './list-menu.tsx';
import { listWords } from './list.words.ts';
import { QueueState } from './queue-state.tsx';
import { QuickAdd } from './quick-add.tsx';
import { Refusals } from './refusals.tsx';
import { aislesQuery } from './shopping.api.ts';
import { shoppingWords } from './shopping.words.ts';
import { focusedItem, useLingering } from './use-lingering.ts';
import { useListActions } from './use-list-actions.ts';
import { rowOf } from './walk-rows.ts';

const NO_AISLES: readonly never[] = [];

export interface OpenListProps {
  readonly list: ShoppingListBody;
  readonly refused: readonly QueuedChange[];
  /** Where somebody has deleted the list: what was done on it here and never came there. */
  readonly undelivered: readonly QueuedChange[] | undefined;
}

/** A list to shop by: what is open by the aisles of the shop, what is bought in a fold below. */
export const OpenList = ({ list, refused, undelivered }: OpenListProps) => {
  const words = useWords(listWords);
  const listsWords = useWords(shoppingWords);
  const formats = useFormats();
  const tell = useToast();
  const { locale } = useLanguage();
  const { edit: mayEdit } = useMay();
  const { data: aisles = NO_AISLES } = useQuery(aislesQuery);
  const actions = useListActions(list);
  const [lingering, linger] = useLingering();
  const [opened, setOpened] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isArranging, setArranging] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useWakeLock(isAwake);

  const present = useMemo(() => list.items.filter(({ deleted }) => !deleted), [list.items]);
  const bought = useMemo(() => present.filter((item) => item.bought), [present]);
  const groups = useMemo(
    () =>
      byAisle(
        present.filter((item) => !item.bought || lingering.has(item.id)),
        aisles,
        locale,
      ),
    [present, lingering, aisles, locale],
  );
  const tick = useCallback(
    (id: string, isBought: boolean) => {
      if (isBought) linger(id);
      // Out of the fold it goes to where it is found in the shop, and the focus with it.
      else if (focusedItem() === id) focusSoon(() => rowOf(id));
      actions.set(id, { bought: isBought });
    },
    [actions, linger],
  );
  // What somebody else takes off the list meanwhile stays open for who may write, with what they have typed.
  const item = list.items.find(({ id, deleted }) => id === opened && (mayEdit || !deleted));
  const close = (): void => setOpened(undefined);
  const bringBack = (ids: readonly string[]) => ({
    label: words.undo,
    onPress: () => {
      for (const id of ids) actions.set(id, { deleted: false });
    },
  });

  if (undelivered !== undefined && item === undefined) {
    return <GoneList listId={list.id} undelivered={undelivered} typed={typed} />;
  }
  return (
    <Page
      title={list.name}
      width="reading"
      className="list-page"
      back={
        <Link to="/shopping" search={{ all: true }}>
          {listsWords.lists}
        </Link>
      }
      actions={
        mayEdit && (
          <>
            <LinkButton to="/shopping/add" search={{ list: list.id }} icon={<ListPlus aria-hidden />}>
              {listsWords.addFromRecipes}
            </LinkButton>
            <ListMenu list={list}>
              <MenuItem icon={<ArrowDownUp aria-hidden />} onAction={() => setArranging(true)}>
                {words.arrange}
              </MenuItem>
              <MenuItem
                icon={isAwake ? <SunDim aria-hidden /> : <Sun aria-hidden />}
                onAction={() => setAwake(!isAwake)}
              >
                {isAwake ? words.letSleep : words.keepAwake}
              </MenuItem>
            </ListMenu>
          </>
        )
      }
    >
      {!mayEdit && <Notice>{words.viewer}</Notice>}
      <QueueState />
      <Refusals refused={refused} list={list} aisles={aisles} />
      {present.length > 0 && (
        <Progress
          label={words.progress}
          value={bought.length}
          most={present.length}
          text={words.progressText(formats.number(bought.length), formats.number(present.length))}
        />
      )}
      {isArranging ? (
        <Arranging
          items={groups.flatMap((group) => group.items)}
          onArrange={actions.arrange}
          onDone={() => setArranging(false)}
        />
      ) : (
        <ItemGroups groups={groups} mayEdit={mayEdit} hasBought={bought.length > 0} onTick={tick} onOpen={setOpened} />
      )}
      <BoughtFold
        items={bought.filter(({ id }) => !lingering.has(id))}
        mayEdit={mayEdit}
        onTick={tick}
        onOpen={setOpened}
        onClear={() => {
          actions.clear(bought);
          tell({ text: words.cleared(bought.length), action: bringBack(bought.map(({ id }) => id)) });
        }}
      />
      {mayEdit && <QuickAdd actions={actions} typed={typed} onType={setTyped} />}
      {item !== undefined && (
        <ItemDialog
          key={item.id}
          item={item}
          items={present}
          revision={list.revision}
          aisles={aisles}
          mayEdit={mayEdit}
          isListGone={undelivered !== undefined}
          onClose={close}
          onSet={(settings, base) => actions.set(item.id, settings, base)}
          onRemove={() => {
            actions.set(item.id, { deleted: true });
            tell({ text: words.removed(item.name), action: bringBack([item.id]) });
            close();
          }}
          onMerge={(into) => {
            actions.merge(item.id, into.id);
            tell({ text: words.merged(item.name, into.name), action: bringBack([item.id]) });
            close();
          }}
        />
      )}
    </Page>
  );
};
