import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Import } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../api/account.ts';
import { SelectField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileWay } from './file-way.tsx';
import { ForEditors } from './for-editors.tsx';
import { FormatList } from './format-list.tsx';
import { formatName, formatNames } from './format.words.ts';
import { ImportProblem } from './import-problem.tsx';
import { formatsQuery } from './import.api.ts';
import { importWords } from './import.words.ts';
import { JobProgress } from './job-progress.tsx';
import { PasteForm } from './paste-form.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { filesToSend, pasted, useSending } from './use-sending.ts';
import './import-page.css';

const route = getRouteApi('/inside/import');

/** Where recipes come in: by an address, a text or files. */
export const ImportPage = () => {
  const words = useWords(importWords);
  const { job } = route.useSearch();
  if (!useMay().edit) return <ForEditors title={words.title} />;
  return (
    <Page title={words.title} lead={words.lead} className="import-page">
      {job === undefined ? <Ways /> : <JobProgress key={job} jobId={job} />}
      {job === undefined && <EarlierImports />}
      {job === undefined && <FormatList />}
    </Page>
  );
};

/** As many as the service takes by one request. */
const MOST_FILES = 500;

const Ways = () => {
  const words = useWords(importWords);
  const formats = useFormats();
  const names = useWords(formatNames);
  const [formatId, setFormatId] = useState('');
  const [isTooMany, setTooMany] = useState(false);
  const { data: known = [] } = useQuery(formatsQuery);
  const sending = useSending();
  const { variables: sent, error } = sending;
  const takeFiles = (files: readonly File[]): void => {
    // One at a time: it is on the screen how far that is, and that it can be cancelled.
    if (sending.isPending) return;
    setTooMany(files.length > MOST_FILES);
    if (files.length > 0 && files.length <= MOST_FILES) sending.mutate(filesToSend(files, formatId));
  };
  const isAbove = useDroppedFiles(takeFiles);
  return (
    <>
      {error !== null && (
        <ImportProblem
          error={error}
          names={sent !== undefined && 'files' in sent ? sent.files.map(({ name }) => name) : []}
          onRetry={sent === undefined ? undefined : () => sending.mutate(sent)}
        />
      )}
      {isTooMany && <Notice kind="error">{words.tooManyFiles(formats.number(MOST_FILES))}</Notice>}
      {sending.isPending && <SendingProgress sending={sending} />}
      {/* It stays where it is, only out of sight: nothing that was typed is lost when it cannot be sent. */}
      <div className="import-ways" hidden={sending.isPending}>
        <PasteForm onSend={(what) => sending.mutate(pasted(what, formatId))} />
        <FileWay onFiles={takeFiles} />
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
      {isAbove && (
        <div className="import-above" aria-hidden>
          <Import />
          <span>{words.dropNow}</span>
        </div>
      )}
    </>
  );
};
