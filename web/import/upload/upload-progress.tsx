import { Button } from '../../design/button.tsx';
import { Loading, Progress } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { importWords } from './import.words.ts';
import { getReadingLabel } from './import-input.ts';
import type { ImportMutation } from './use-import.ts';

/** Shown during the upload, and then while the service reads it. */
export const UploadProgress = ({
  sending: { variables: sent, share, cancel },
}: {
  readonly sending: ImportMutation;
}) => {
  const words = useWords(importWords);
  const formats = useFormats();
  if (sent === undefined) return null;
  const files = 'files' in sent ? sent.files : [];
  const isUploading = files.length > 0 && share < 1;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="import-job">
      <h2>{isUploading ? words.sending : words.reading}</h2>
      {isUploading && <Progress label={words.sending} value={share} max={1} text={formats.percent(share)} />}
      {!isUploading && <Loading label={getReadingLabel(sent, words)} />}
      {files.length > 0 && <p className="import-soft">{words.sendingFiles(files.length, formats.bytes(bytes))}</p>}
      <Button onPress={cancel}>{words.cancel}</Button>
    </div>
  );
};
