import { Suspense, lazy, useMemo, useState } from 'react';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { ingredientPartsFrom } from '../document/list-of.ts';
import { editorWords } from '../editor.words.ts';
import { readingKey } from '../readings/reading-queue.ts';
import { understoodFrom, understoodIn } from '../readings/tokens.ts';
import type { Understood } from '../readings/tokens.ts';
import { useReadings } from '../readings/use-readings.ts';
import { RowList } from '../rows/row-list.tsx';
import { change } from '../rows/rows.ts';
import type { Caret, Edit } from '../rows/rows.ts';
import { SectionRow } from '../rows/section-row.tsx';
import { IngredientRow } from './ingredient-row.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

export interface IngredientListProps {
  readonly rows: readonly Row[];
  readonly ground: RecipeDocument;
  readonly language: string;
  readonly onEdit: (edit: Edit) => void;
  readonly caret: Caret | undefined;
  readonly faults: ReadonlyMap<string, string>;
}

/** What each line means: as stored, or as parsed by the service. */
const useUnderstood = (
  rows: readonly Row[],
  ground: RecipeDocument,
  language: string,
): ReadonlyMap<string, Understood> => {
  const formats = useFormats();
  const stored = useMemo(() => {
    const parts = ingredientPartsFrom(rows, ground);
    return new Map(
      parts.map(({ kind, key, value }) => [
        key,
        kind === 'item' ? understoodIn(value, (amount) => formats.amount(amount)) : undefined,
      ]),
    );
  }, [rows, ground, formats]);
  const unread = useMemo(
    () => rows.filter(({ kind, key }) => kind === 'item' && stored.get(key) === undefined).map(({ text }) => text),
    [rows, stored],
  );
  const readings = useReadings(unread, language);
  return useMemo(() => {
    const known = new Map<string, Understood>();
    for (const { kind, key, text } of rows) {
      const reading = readings.get(readingKey(language, text));
      const understood = stored.get(key) ?? (reading && understoodFrom(reading));
      if (kind === 'item' && understood !== undefined) known.set(key, understood);
    }
    return known;
  }, [rows, stored, readings, language]);
};

export const IngredientList = ({ rows, ground, language, onEdit, caret, faults }: IngredientListProps) => {
  const words = useWords(editorWords);
  const [corrected, setCorrected] = useState<string>();
  const understood = useUnderstood(rows, ground, language);
  const row = rows.find(({ key }) => key === corrected);
  const meant = corrected === undefined ? undefined : understood.get(corrected);
  return (
    <>
      <RowList
        name="ingredients"
        title={words.ingredients}
        hint={words.ingredientsHint}
        addLabel={words.addIngredient}
        rows={rows}
        onEdit={onEdit}
      >
        {(one, number) => {
          const { key } = one;
          const shared = { row: one, onEdit, caret: caret?.key === key ? caret : undefined, fault: faults.get(key) };
          if (one.kind === 'section') return <SectionRow key={key} {...shared} />;
          const extra = { number, understood: understood.get(key), onCorrect: setCorrected };
          return <IngredientRow key={key} {...shared} {...extra} />;
        }}
      </RowList>
      {row !== undefined && meant !== undefined && (
        <Suspense>
          <CorrectionDialog
            line={row.text}
            understood={meant}
            language={language}
            onClose={() => setCorrected(undefined)}
            onCorrect={(parts) => {
              onEdit(change(row.key, { correction: { text: row.text, parts } }));
              setCorrected(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
