import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Import } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { SelectField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { RecentImports } from './recent-imports.tsx';
import { FilePicker, useFileDrop } from './file-picker.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { FormatList } from './format-list.tsx';
import { formatName, formatNames } from '../format.words.ts';
import { ImportErrorNotice } from '../import-problem.tsx';
import { formatsQuery } from './import.api.ts';
import { importWords } from './import.words.ts';
import { ImportJob } from './import-job.tsx';
import { PasteForm } from './paste-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { fromFiles, fromPasted } from './import-input.ts';
import { useImport } from './use-import.ts';
import './import-page.css';

const route = getRouteApi('/inside/import');

/** Imports recipes from a URL, a text or files. */
export const ImportPage = () => {
  const words = useWords(importWords);
  const { job } = route.useSearch();
  if (!usePermissions().canEdit) return <EditorsOnly title={words.title} />;
  return (
    <Page title={words.title} lead={words.lead} className="import-page">
      {job === undefined ? <ImportForm /> : <ImportJob key={job} jobId={job} />}
      {job === undefined && <RecentImports />}
      {job === undefined && <FormatList />}
    </Page>
  );
};

/** The service accepts at most this many files per request. */
const MAX_FILES = 500;

const ImportForm = () => {
  const words = useWords(importWords);
  const formats = useFormats();
  const names = useWords(formatNames);
  const [formatId, setFormatId] = useState('');
  const [isTooMany, setTooMany] = useState(false);
  const { data: known = [] } = useQuery(formatsQuery);
  const sending = useImport();
  const { variables: sent, error } = sending;
  const takeFiles = (files: readonly File[]): void => {
    // One upload at a time: its progress is shown and it can be cancelled.
    if (sending.isPending) return;
    setTooMany(files.length > MAX_FILES);
    if (files.length > 0 && files.length <= MAX_FILES) sending.mutate(fromFiles(files, formatId));
  };
  const isDraggedOver = useFileDrop(takeFiles);
  return (
    <>
      {error !== null && (
        <ImportErrorNotice
          error={error}
          names={sent !== undefined && 'files' in sent ? sent.files.map(({ name }) => name) : []}
          onRetry={sent === undefined ? undefined : () => sending.mutate(sent)}
        />
      )}
      {isTooMany && <Notice kind="error">{words.tooManyFiles(formats.number(MAX_FILES))}</Notice>}
      {sending.isPending && <UploadProgress sending={sending} />}
      {/* Hidden rather than unmounted, so that what was typed is not lost if sending fails. */}
      <div className="import-ways" hidden={sending.isPending}>
        <PasteForm onSend={(what) => sending.mutate(fromPasted(what, formatId))} />
        <FilePicker onFiles={takeFiles} />
        <SelectField
          className="import-format"
          label={words.format}
          hint={words.formatHint}
          value={formatId}
          onChange={setFormatId}
        >
          <option value="">{words.formatAuto}</option>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {formatName(id, name, names)}
            </option>
          ))}
        </SelectField>
      </div>
      {isDraggedOver && (
        <div className="import-above" aria-hidden>
          <Import />
          <span>{words.dropNow}</span>
        </div>
      )}
    </>
  );
};
