import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDownUp, ListPlus, Sun, SunDim } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

import type { ShoppingListBody } from '../../../src/domains/shopping/index.ts';
import { usePermissions } from '../../api/account.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { MenuItem } from '../../design/menu.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page, Progress } from '../../design/page.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useLanguage, useWords } from '../../language/locale.tsx';
import { useWakeLock } from '../../parts/use-wake-lock.ts';
import type { QueuedChange } from '../../offline/list-change.ts';
import { ReorderList } from './reorder-list.tsx';
import { BoughtItems, ItemGroups } from './item-groups.tsx';
import { groupByAisle } from './group-by-aisle.ts';
import { focusAfterRender, findRow } from '../row-focus.ts';
import { DeletedList } from './deleted-list.tsx';
import { ItemDialog } from '../item/item-dialog.tsx';
import { ListMenu } from '../lists/list-menu.tsx';
import { listWords } from './list.words.ts';
import { SyncStatus } from '../sync/sync-status.tsx';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { RefusedChanges } from '../sync/refused-changes.tsx';
import { aislesQuery } from '../shopping.api.ts';
import { shoppingWords } from '../shopping.words.ts';
import { getFocusedItem, useLingeringItems } from './use-lingering-items.ts';
import { useListActions } from './use-list-actions.ts';

const NO_AISLES: readonly never[] = [];

export interface ListViewProps {
  readonly list: ShoppingListBody;
  readonly refused: readonly QueuedChange[];
  /** Changes that never reached the service, if another member deleted the list. */
  readonly unsentChanges: readonly QueuedChange[] | undefined;
}

/** A list to shop from: open items by aisle, bought ones collapsed below. */
export const ListView = ({ list, refused, unsentChanges }: ListViewProps) => {
  const words = useWords(listWords);
  const listsWords = useWords(shoppingWords);
  const formats = useFormats();
  const showToast = useToast();
  const { locale } = useLanguage();
  const { canEdit } = usePermissions();
  const { data: aisles = NO_AISLES } = useQuery(aislesQuery);
  const actions = useListActions(list);
  const [lingering, linger] = useLingeringItems();
  const [opened, setOpened] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isArranging, setArranging] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useWakeLock(isAwake);

  const present = useMemo(() => list.items.filter(({ deleted }) => !deleted), [list.items]);
  const bought = useMemo(() => present.filter((item) => item.bought), [present]);
  const groups = useMemo(
    () =>
      groupByAisle(
        present.filter((item) => !item.bought || lingering.has(item.id)),
        aisles,
        locale,
      ),
    [present, lingering, aisles, locale],
  );
  const tick = useCallback(
    (id: string, isBought: boolean) => {
      if (isBought) linger(id);
      // An item moves from the bought section back to its aisle, and the focus with it.
      else if (getFocusedItem() === id) focusAfterRender(() => findRow(id));
      actions.set(id, { bought: isBought });
    },
    [actions, linger],
  );
  // An item that another member removes stays open for editors, with what they have typed.
  const item = list.items.find(({ id, deleted }) => id === opened && (canEdit || !deleted));
  const close = (): void => setOpened(undefined);
  const bringBack = (ids: readonly string[]) => ({
    label: words.undo,
    onPress: () => {
      for (const id of ids) actions.set(id, { deleted: false });
    },
  });

  if (unsentChanges !== undefined && item === undefined) {
    return <DeletedList listId={list.id} unsentChanges={unsentChanges} typed={typed} />;
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
        canEdit && (
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
      {!canEdit && <Notice>{words.viewer}</Notice>}
      <SyncStatus />
      <RefusedChanges refused={refused} list={list} aisles={aisles} />
      {present.length > 0 && (
        <Progress
          label={words.progress}
          value={bought.length}
          max={present.length}
          text={words.progressText(formats.number(bought.length), formats.number(present.length))}
        />
      )}
      {isArranging ? (
        <ReorderList
          items={groups.flatMap((group) => group.items)}
          onArrange={actions.arrange}
          onDone={() => setArranging(false)}
        />
      ) : (
        <ItemGroups groups={groups} canEdit={canEdit} hasBought={bought.length > 0} onTick={tick} onOpen={setOpened} />
      )}
      <BoughtItems
        items={bought.filter(({ id }) => !lingering.has(id))}
        canEdit={canEdit}
        onTick={tick}
        onOpen={setOpened}
        onClear={() => {
          actions.clear(bought);
          showToast({ text: words.cleared(bought.length), action: bringBack(bought.map(({ id }) => id)) });
        }}
      />
      {canEdit && <QuickAdd actions={actions} typed={typed} onType={setTyped} />}
      {item !== undefined && (
        <ItemDialog
          key={item.id}
          item={item}
          items={present}
          revision={list.revision}
          aisles={aisles}
          canEdit={canEdit}
          isListGone={unsentChanges !== undefined}
          onClose={close}
          onSet={(settings, base) => actions.set(item.id, settings, base)}
          onRemove={() => {
            actions.set(item.id, { deleted: true });
            showToast({ text: words.removed(item.name), action: bringBack([item.id]) });
            close();
          }}
          onMerge={(into) => {
            actions.merge(item.id, into.id);
            showToast({ text: words.merged(item.name, into.name), action: bringBack([item.id]) });
            close();
          }}
        />
      )}
    </Page>
  );
};
