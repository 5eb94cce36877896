import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { sendFiles, sendPasted } from './import.api.ts';
import type { SendResult } from './import.api.ts';
import { importWords } from './import.words.ts';
import { clearSentDraft } from './paste-draft.ts';
import { previewKey } from '../review/review.api.ts';
import type { ImportInput } from './import-input.ts';

/**
 * Sends input and navigates to its job or preview. A user who has left the page gets a toast instead. The input is kept
 * for a retry.
 */
export const useImport = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const showToast = useToast();
  const words = useWords(importWords);
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(undefined);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const goTo = (sent: SendResult): void =>
    void ('job' in sent
      ? navigate({ to: '/import', search: { job: sent.job.id } })
      : navigate({ to: '/import/$previewId', params: { previewId: sent.preview.id } }));
  const arrive = (sent: SendResult, what: ImportInput): void => {
    if ('pasted' in what) clearSentDraft(what.pasted);
    if ('job' in sent) client.setQueryData(['job', sent.job.id], sent.job);
    else client.setQueryData(previewKey(sent.preview.id), sent.preview);
    if (isHere.current) goTo(sent);
    else showToast({ text: words.sentMeanwhile, action: { label: words.toImport, onPress: () => goTo(sent) } });
  };

  const sending = useMutation({
    mutationFn: (what: ImportInput) => {
      setShare(0);
      stop.current = new AbortController();
      const { signal } = stop.current;
      return 'files' in what
        ? sendFiles(what.files, what.formatId, { idempotencyKey: what.idempotencyKey, signal, onProgress: setShare })
        : sendPasted(what.pasted, what.formatId, { idempotencyKey: what.idempotencyKey, signal });
    },
    onSuccess: arrive,
  });

  const cancel = (): void => {
    stop.current?.abort();
    sending.reset();
  };

  return { ...sending, share, cancel };
};

export type ImportMutation = ReturnType<typeof useImport>;
