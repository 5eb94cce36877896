import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';

import type { ExportFormat } from '../../src/domains/exports/index.ts';
import { jobsQuery } from '../api/jobs.ts';
import { booksQuery } from '../api/organization.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { exportFormats, isExportFormat } from '../parts/job-result.ts';
import { jobWords } from '../parts/job.words.ts';
import { startExport } from './transfer.api.ts';
import type { Scope } from './transfer.api.ts';
import { transferWords } from './transfer.words.ts';
import './transfer-form.css';

interface FormatFieldProps {
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

/** The formats, each with what it is good for. */
const FormatField = ({ value, onChange }: FormatFieldProps) => {
  const words = useWords(transferWords);
  const names = useWords(jobWords);
  return (
    <RadioGroup
      className="transfer-form-formats"
      aria-label={words.format}
      value={value}
      onChange={(chosen) => isExportFormat(chosen) && onChange(chosen)}
    >
      {Object.entries(exportFormats).map(([format, word]) => (
        <Radio key={format} value={format} className="transfer-form-format">
          <span className="transfer-form-mark" aria-hidden />
          <span>
            <strong>{names[word]}</strong>
            <span>{words[`${word}_hint`]}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
};

const isScope = (text: string): text is Scope => text === 'library' || text === 'favorites' || text.startsWith('book:');

/** Starts an export of the chosen scope and format. */
export const TransferForm = () => {
  const words = useWords(transferWords);
  const client = useQueryClient();
  const { data: books = [] } = useQuery(booksQuery);
  const [scope, setScope] = useState<Scope>('library');
  const [format, setFormat] = useState<ExportFormat>('portable-bundle');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => startExport(scope, format),
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  return (
    <div className="transfer-form">
      <SelectField label={words.scope} value={scope} onChange={(chosen) => isScope(chosen) && setScope(chosen)}>
        <option value="library">{words.library}</option>
        <option value="favorites">{words.favorites}</option>
        {books.length > 0 && (
          <optgroup label={words.books}>
            {books.map(({ id, title }) => (
              <option key={id} value={`book:${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <FormatField value={format} onChange={setFormat} />
      {error !== null && (
        <ProblemNotice
          error={error}
          messages={{ NothingChosenError: words.noFavorites, 'book-not-found': words.bookGone }}
        />
      )}
      <div>
        <Button variant="primary" onPress={() => mutate()} isPending={isPending}>
          {words.start}
        </Button>
      </div>
    </div>
  );
};
