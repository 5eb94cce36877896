import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { newKey } from '../api/client.ts';
import { sendFiles, sendPasted } from './import.api.ts';
import type { Sent } from './import.api.ts';
import { previewKey } from './review.api.ts';
import type { Pasted } from './understand-input.ts';

/** Something to be read, with the key by which it is sent once however often it is tried. */
export type Sendable = ({ readonly pasted: Pasted } | { readonly files: readonly File[] }) & {
  readonly formatId: string;
  readonly key: string;
};

export const pasted = (what: Pasted, formatId: string): Sendable => ({ pasted: what, formatId, key: newKey() });
export const filesToSend = (files: readonly File[], formatId: string): Sendable => ({ files, formatId, key: newKey() });

/** Sends something in and goes on to where it is read or reviewed. What was sent stays known, to be tried again. */
export const useSending = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(undefined);

  const arrive = (sent: Sent): void => {
    if ('job' in sent) {
      client.setQueryData(['job', sent.job.id], sent.job);
      void navigate({ to: '/import', search: { job: sent.job.id } });
      return;
    }
    client.setQueryData(previewKey(sent.preview.id), sent.preview);
    void navigate({ to: '/import/$previewId', params: { previewId: sent.preview.id } });
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
