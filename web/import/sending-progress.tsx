import { Button } from '../design/button.tsx';
import { Loading, Progress } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { importWords } from './import.words.ts';
import { readingWords } from './reading-words.ts';
import type { Sending } from './use-sending.ts';

/** While something is on its way, and then while the service reads it. */
export const SendingProgress = ({ sending: { variables: sent, share, cancel } }: { readonly sending: Sending }) => {
  const words = useWords(importWords);
  const formats = useFormats();
  if (sent === undefined) return null;
  const files = 'files' in sent ? sent.files : [];
  const isUploading = files.length > 0 && share < 1;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="import-job">
      <h2>{isUploading ? words.sending : words.reading}</h2>
      {isUploading && <Progress label={words.sending} value={share} most={1} text={formats.percent(share)} />}
      {!isUploading && <Loading label={readingWords(sent, words)} />}
      {files.length > 0 && <p className="import-soft">{words.sendingFiles(files.length, formats.bytes(bytes))}</p>}
      <Button onPress={cancel}>{words.cancel}</Button>
    </div>
  );
};
