import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { useIsDesktop } from '../../design/use-is-desktop.ts';
import { useFormats, useWords } from '../../language/locale.tsx';
import { getFilters, clearFilters } from '../library-search.ts';
import type { LibrarySearch } from '../library-search.ts';
import { FilterFields } from './filter-fields.tsx';
import { filtersWords } from './filters.words.ts';
import './filters.css';

export interface FiltersProps {
  readonly search: LibrarySearch;
  readonly onChange: (search: LibrarySearch) => void;
  readonly total: number | undefined;
  readonly isMore: boolean;
  readonly onClose: () => void;
}

/** The filters: beside the list on desktop, in a dialog on a phone. Each takes effect at once. */
export const Filters = ({ search, onChange, total = 0, isMore, onClose }: FiltersProps) => {
  const words = useWords(filtersWords);
  const formats = useFormats();
  const isDesktop = useIsDesktop();
  const clear = getFilters(search).length > 0 && (
    <Button variant={isDesktop ? 'quiet' : 'plain'} onPress={() => onChange(clearFilters(search))}>
      {words.clear}
    </Button>
  );
  if (isDesktop) {
    return (
      <section className="filters-panel" aria-label={words.filters}>
        <FilterFields search={search} onChange={onChange} />
        {clear}
      </section>
    );
  }
  return (
    <Dialog title={words.filters} isOpen onClose={onClose}>
      <FilterFields search={search} onChange={onChange} />
      <DialogActions className="filters-actions">
        {clear}
        <Button variant="primary" onPress={onClose}>
          {words.show(total, `${formats.number(total)}${isMore ? '+' : ''}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
