import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { OneTimeSecret } from '../../parts/one-time-secret.tsx';
import { calendarQuery, createCalendar, revokeCalendar } from './calendar.api.ts';
import { planWords } from '../plan.words.ts';

/** The secret URL at which a calendar app reads the plan: create, show once, revoke. */
export const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const showToast = useToast();
  const client = useQueryClient();
  const { data: calendar, error, refetch } = useQuery({ ...calendarQuery, staleTime: 0 });
  const refetchCalendar = () => client.invalidateQueries({ queryKey: calendarQuery.queryKey });
  const creation = useMutation({
    mutationFn: createCalendar,
    onSuccess: refetchCalendar,
    // Mutation results are cached for a while, and this one contains a secret.
    gcTime: 0,
  });
  const revocation = useMutation({
    mutationFn: revokeCalendar,
    onSuccess: async () => {
      await refetchCalendar();
      creation.reset();
      showToast({ text: words.calendarRevoked });
      onClose();
    },
  });
  const url = creation.data?.url;
  const failure = creation.error ?? revocation.error;
  return (
    <Dialog title={words.calendar} isOpen onClose={onClose} isPersistent={url !== undefined}>
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
          <OneTimeSecret label={words.calendarAddress} text={url} />
        </div>
      )}
      {creation.isSuccess && url === undefined && <Notice kind="warning">{words.calendarLost}</Notice>}
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
            <Button variant="danger" onPress={() => revocation.mutate()} isPending={revocation.isPending}>
              {words.calendarRevoke}
            </Button>
          )}
          {url === undefined && (
            <Button
              variant={calendar.active ? 'plain' : 'primary'}
              onPress={() => creation.mutate()}
              isPending={creation.isPending}
            >
              {calendar.active ? words.calendarMakeNew : words.calendarMake}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
};
