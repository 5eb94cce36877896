import { Download } from 'lucide-react';

import type { ExportFormat } from '../../../src/domains/exports/index.ts';
import { buildDownloadUrl } from '../../api/jobs.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { AnchorButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Progress } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { useExport } from '../../parts/use-export.ts';
import { ProblemText } from '../../parts/problem-text.tsx';
import { actionsWords } from './actions.words.ts';

const FORMATS = ['portable-bundle', 'json-ld', 'cooklang', 'markdown'] as const satisfies readonly ExportFormat[];

/** Exports the recipe as a file: a job creates it, then it can be downloaded. */
export const ExportForm = ({ recipeId }: { readonly recipeId: string }) => {
  const words = useWords(actionsWords);
  const { format, choose, make, isMaking, job, progress, error } = useExport([recipeId]);
  const isReady = job?.state === 'succeeded';
  return (
    <section className="export-form">
      <h3>{words.export}</h3>
      <SelectField
        label={words.format}
        value={format}
        onChange={(chosen) => choose(FORMATS.find((one) => one === chosen) ?? format)}
      >
        {FORMATS.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
      {!isMaking && !isReady && <Button onPress={make}>{words.makeFile}</Button>}
      {isMaking && (
        <Progress label={words.making} value={progress?.done ?? 0} max={progress?.total ?? 1} text={words.making} />
      )}
      {isReady && (
        <Notice
          kind="done"
          title={words.made}
          action={
            <AnchorButton variant="primary" href={buildDownloadUrl(job.id)} download>
              <Download aria-hidden />
              <span>{words.download}</span>
            </AnchorButton>
          }
        />
      )}
      {job !== undefined && !isReady && (
        <Notice kind="error" title={words.exportFailed}>
          {job.problem !== null && <ProblemText problem={job.problem} part="detail" />}
        </Notice>
      )}
      {error !== null && <ProblemNotice error={error} />}
    </section>
  );
};
