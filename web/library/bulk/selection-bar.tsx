import { BookPlus, Download, Tags, Trash2, X } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import type { FoundRecipes } from '../../api/recipes.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { useSelected } from '../selection.ts';
import type { Selection } from '../selection.ts';
import { BookDialog } from './book-dialog.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkChange } from './bulk.api.ts';
import { bulkWords } from './bulk.words.ts';
import { ExportDialog } from './export-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import './selection-bar.css';

export interface SelectionBarProps {
  readonly selection: Selection;
  readonly loaded: readonly FoundRecipes[];
  readonly onDone: () => void;
}

/** Actions for the selected recipes; sticky, within reach of the thumb. */
export const SelectionBar = ({ selection, loaded, onDone }: SelectionBarProps) => {
  const words = useWords(bulkWords);
  const formats = useFormats();
  const permissions = usePermissions();
  const chosen = useSelected(selection);
  const [open, setOpen] = useState<'tags' | 'book' | 'export'>();
  const bulk = useBulk(({ kind }, ids) => {
    if (kind === 'trash') selection.remove(ids);
  });
  const count = chosen.size;
  const recipes = [...chosen.values()];
  const all = loaded.flatMap(({ items }) => items);
  const close = (): void => setOpen(undefined);
  const isIdle = count > 0 && bulk.state.at !== 'work';
  const run = (change: BulkChange): void => {
    close();
    bulk.run(change, recipes);
  };
  return (
    <section className="selection-bar" aria-label={words.bar}>
      <div className="selection-bar-count">
        <strong role="status">{words.chosen(count, formats.number(count))}</strong>
        {all.some(({ id }) => !chosen.has(id)) ? (
          <Button variant="quiet" onPress={() => selection.add(all)}>
            {words.all(formats.number(all.length))}
          </Button>
        ) : (
          <Button variant="quiet" onPress={() => selection.clear()}>
            {words.none}
          </Button>
        )}
        <IconButton label={words.finish} onPress={onDone}>
          <X />
        </IconButton>
      </div>
      <div className="selection-bar-actions">
        {permissions.canEdit && (
          <>
            <Button icon={<Tags aria-hidden />} isDisabled={!isIdle} onPress={() => setOpen('tags')}>
              {words.tag}
            </Button>
            <Button icon={<BookPlus aria-hidden />} isDisabled={!isIdle} onPress={() => setOpen('book')}>
              {words.book}
            </Button>
          </>
        )}
        <Button icon={<Download aria-hidden />} isDisabled={!isIdle} onPress={() => setOpen('export')}>
          {words.export}
        </Button>
        {permissions.canEdit && (
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            isDisabled={!isIdle}
            onPress={() => run({ kind: 'trash' })}
          >
            {words.trash}
          </Button>
        )}
      </div>
      {open === 'tags' && <TagDialog recipes={recipes} onClose={close} onSave={run} />}
      {open === 'book' && <BookDialog count={count} onClose={close} onSave={run} />}
      {open === 'export' && <ExportDialog ids={[...chosen.keys()]} onClose={close} />}
      <BulkDialog state={bulk.state} getTitle={(id) => chosen.get(id)?.title} onClose={bulk.close} />
    </section>
  );
};
