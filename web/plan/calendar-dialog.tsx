import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { calendarQuery, createCalendar, revokeCalendar } from './calendar.api.ts';
import { planWords } from './plan.words.ts';

/** The secret URL at which a calendar app reads the plan: create, show once, revoke. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const tell = useToast();
  const client = useQueryClient();
  const { data: calendar, error, refetch } = useQuery({ ...calendarQuery, staleTime: 0 });
  const reread = () => client.invalidateQueries({ queryKey: calendarQuery.queryKey });
  const making = useMutation({
    mutationFn: createCalendar,
    onSuccess: reread,
    // Mutation results are cached for a while, and this one contains a secret.
    gcTime: 0,
  });
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
    <Dialog title={words.calendar} isOpen onClose={onClose} keepsOpen={url !== undefined}>
      <p>{words.calendarLead}</p>
      {calendar === undefined &&
        (error === null ? (
          <Loading label={words.loading} />
        ) : (
          <ProblemNotice error={error} onRetry={() => void refetch()} />
        ))}
      {url !== undefined && (
        <div className="dialog-body">
          <p>{words.calendarOnce}</p>
          <ShownOnce label={words.calendarAddress} text={url} />
        </div>
      )}
      {making.isSuccess && url === undefined && <Notice kind="warning">{words.calendarLost}</Notice>}
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
