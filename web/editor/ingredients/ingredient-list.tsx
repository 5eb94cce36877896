import { Suspense, lazy, useMemo, useState } from 'react';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { Row } from '../document/form.ts';
import { toIngredientParts } from '../document/row-parts.ts';
import { editorWords } from '../editor.words.ts';
import { toCacheKey } from '../parsing/line-cache.ts';
import { fromLineReading, fromIngredient } from '../parsing/parsed-line.ts';
import type { ParsedLine } from '../parsing/parsed-line.ts';
import { useLineParser } from '../parsing/use-line-parser.ts';
import { RowList } from '../rows/row-list.tsx';
import { updateRow } from '../rows/rows.ts';
import type { Caret, RowEdit } from '../rows/rows.ts';
import { SectionRow } from '../rows/section-row.tsx';
import { IngredientRow } from './ingredient-row.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

export interface IngredientListProps {
  readonly rows: readonly Row[];
  readonly ground: RecipeDocument;
  readonly language: string;
  readonly onEdit: (edit: RowEdit) => void;
  readonly caret: Caret | undefined;
  readonly errors: ReadonlyMap<string, string>;
}

/** What each line means: as stored, or as parsed by the service. */
const useParsedLines = (
  rows: readonly Row[],
  ground: RecipeDocument,
  language: string,
): ReadonlyMap<string, ParsedLine> => {
  const formats = useFormats();
  const stored = useMemo(() => {
    const parts = toIngredientParts(rows, ground);
    return new Map(
      parts.map(({ kind, key, value }) => [
        key,
        kind === 'item' ? fromIngredient(value, (amount) => formats.amount(amount)) : undefined,
      ]),
    );
  }, [rows, ground, formats]);
  const unread = useMemo(
    () => rows.filter(({ kind, key }) => kind === 'item' && stored.get(key) === undefined).map(({ text }) => text),
    [rows, stored],
  );
  const readings = useLineParser(unread, language);
  return useMemo(() => {
    const known = new Map<string, ParsedLine>();
    for (const { kind, key, text } of rows) {
      const reading = readings.get(toCacheKey(language, text));
      const parsed = stored.get(key) ?? (reading && fromLineReading(reading));
      if (kind === 'item' && parsed !== undefined) known.set(key, parsed);
    }
    return known;
  }, [rows, stored, readings, language]);
};

export const IngredientList = ({ rows, ground, language, onEdit, caret, errors }: IngredientListProps) => {
  const words = useWords(editorWords);
  const [corrected, setCorrected] = useState<string>();
  const parsed = useParsedLines(rows, ground, language);
  const row = rows.find(({ key }) => key === corrected);
  const parsedLine = corrected === undefined ? undefined : parsed.get(corrected);
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
          const shared = { row: one, onEdit, caret: caret?.key === key ? caret : undefined, error: errors.get(key) };
          if (one.kind === 'section') return <SectionRow key={key} {...shared} />;
          const extra = { number, parsed: parsed.get(key), onCorrect: setCorrected };
          return <IngredientRow key={key} {...shared} {...extra} />;
        }}
      </RowList>
      {row !== undefined && parsedLine !== undefined && (
        <Suspense>
          <CorrectionDialog
            line={row.text}
            parsed={parsedLine}
            language={language}
            onClose={() => setCorrected(undefined)}
            onCorrect={(parts) => {
              onEdit(updateRow(row.key, { correction: { text: row.text, parts } }));
              setCorrected(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
