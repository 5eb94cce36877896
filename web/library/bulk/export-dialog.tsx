import { buildDownloadUrl } from '../../api/jobs.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { SelectField } from '../../design/field.tsx';
import { AnchorButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { useExport } from '../../parts/use-export.ts';
import { ProblemText } from '../../parts/problem-text.tsx';
import { bulkWords } from './bulk.words.ts';

const formats = ['portable-bundle', 'json-ld', 'cooklang', 'markdown', 'html'] as const;

/** Exports the selected recipes with a job. */
export const ExportDialog = ({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }) => {
  const words = useWords(bulkWords);
  const numbers = useFormats();
  const { format, choose, make, isMaking, job, error } = useExport(ids);
  const isReady = job?.state === 'succeeded';
  return (
    <Dialog title={words.exportTitle(ids.length, numbers.number(ids.length))} isOpen onClose={onClose}>
      <SelectField
        label={words.format}
        value={format}
        disabled={isMaking}
        onChange={(chosen) => choose(formats.find((one) => one === chosen) ?? format)}
      >
        {formats.map((one) => (
          <option key={one} value={one}>
            {words.formats(one)}
          </option>
        ))}
      </SelectField>
      {error !== null && <ProblemNotice error={error} />}
      {isMaking && <Loading label={words.exporting} />}
      {isReady && <Notice kind="done">{words.exportReady}</Notice>}
      {job !== undefined && !isReady && (
        <Notice kind="error" title={words.exportFailed}>
          {job.problem !== null && <ProblemText problem={job.problem} part="detail" />}
        </Notice>
      )}
      <DialogActions>
        <Button onPress={onClose}>{words.close}</Button>
        {isReady ? (
          <AnchorButton variant="primary" href={buildDownloadUrl(job.id)} download>
            {words.download}
          </AnchorButton>
        ) : (
          <Button variant="primary" isPending={isMaking} onPress={make}>
            {words.makeFile}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
