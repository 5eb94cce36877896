import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { newKey } from '../api/client.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { calendarQuery, createCalendar, revokeCalendar } from './calendar.api.ts';
import { planWords } from './plan.words.ts';

/** The secret address under which a calendar program reads the plan: made, shown once, revoked. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const tell = useToast();
  const client = useQueryClient();
  const { data: calendar, error, refetch } = useQuery({ ...calendarQuery, staleTime: 0 });
  const reread = () => client.invalidateQueries({ queryKey: calendarQuery.queryKey });
  const [key] = useState(newKey);
  const making = useMutation({ mutationFn: () => createCalendar(key), onSuccess: reread });
  const revoking = useMutation({
    mutationFn: revokeCalendar,
    onSuccess: async () => {
      await reread();
      making.reset();
      tell({ text: words.calendarRevoked });
      onClose();
    },
  });
  const url = making.data?.url;
  const failure = making.error ?? revoking.error;
  return (
    <Dialog title={words.calendar} isOpen onClose={onClose}>
      <p>{words.calendarLead}</p>
      {calendar === undefined &&
        (error === null ? (
          <Loading label={words.loading} />
        ) : (
          <ProblemNotice error={error} onRetry={() => void refetch()} />
        ))}
      {url !== undefined && <SecretAddress url={url} />}
      {url === undefined && typeof calendar?.created_at === 'string' && (
        <>
          <p>{words.calendarSince(formats.date(calendar.created_at))}</p>
          <p>{words.calendarMakeNewHint}</p>
        </>
      )}
      {failure !== null && <ProblemNotice error={failure} />}
      {calendar !== undefined && (
        <DialogActions>
          {calendar.active && (
            <Button look="danger" onPress={() => revoking.mutate()} isPending={revoking.isPending}>
              {words.calendarRevoke}
            </Button>
          )}
          {url === undefined && (
            <Button
              look={calendar.active ? 'plain' : 'primary'}
              onPress={() => making.mutate()}
              isPending={making.isPending}
            >
              {calendar.active ? words.calendarMakeNew : words.calendarMake}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
};

/** Shown this once. Where the browser keeps the clipboard from a plain address, it can still be marked and copied. */
const SecretAddress = ({ url }: { readonly url: string }) => {
  const words = useWords(planWords);
  const [isCopied, setCopied] = useState(false);
  const mayCopy = 'clipboard' in navigator;
  return (
    <div className="dialog-body">
      <TextField label={words.calendarAddress} hint={words.calendarOnce} value={url} isReadOnly autoFocus />
      {mayCopy && (
        <Button onPress={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
          <span aria-live="polite">{isCopied ? words.copied : words.copyAddress}</span>
        </Button>
      )}
    </div>
  );
};
