import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { newKey } from '../api/client.ts';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { sendFiles, sendPasted } from './import.api.ts';
import type { Sent } from './import.api.ts';
import { importWords } from './import.words.ts';
import { dropTyped } from './kept-paste.ts';
import { previewKey } from './review.api.ts';
import type { Pasted } from './understand-input.ts';

/** Something to be read, with the key by which it is sent once however often it is tried. */
export type Sendable = ({ readonly pasted: Pasted } | { readonly files: readonly File[] }) & {
  readonly formatId: string;
  readonly key: string;
};

export const pasted = (what: Pasted, formatId: string): Sendable => ({ pasted: what, formatId, key: newKey() });
export const filesToSend = (files: readonly File[], formatId: string): Sendable => ({ files, formatId, key: newKey() });

/**
 * Sends something in and goes on to where it is read or reviewed; whoever has gone elsewhere meanwhile is told, and not
 * torn away. What was sent stays known, to be tried again.
 */
export const useSending = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useToast();
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

  const goTo = (sent: Sent): void =>
    void ('job' in sent
      ? navigate({ to: '/import', search: { job: sent.job.id } })
      : navigate({ to: '/import/$previewId', params: { previewId: sent.preview.id } }));
  const arrive = (sent: Sent, what: Sendable): void => {
    if ('pasted' in what) dropTyped(what.pasted);
    if ('job' in sent) client.setQueryData(['job', sent.job.id], sent.job);
    else client.setQueryData(previewKey(sent.preview.id), sent.preview);
    if (isHere.current) goTo(sent);
    else tell({ text: words.sentMeanwhile, action: { label: words.toImport, onPress: () => goTo(sent) } });
  };

  const sending = useMutation({
    mutationFn: (what: Sendable) => {
      setShare(0);
      stop.current = new AbortController();
      const { signal } = stop.current;
      return 'files' in what
        ? sendFiles(what.files, what.formatId, { key: what.key, signal, onProgress: setShare })
        : sendPasted(what.pasted, what.formatId, { key: what.key, signal });
    },
    onSuccess: arrive,
  });

  const cancel = (): void => {
    stop.current?.abort();
    sending.reset();
  };

  return { ...sending, share, cancel };
};

export type Sending = ReturnType<typeof useSending>;
