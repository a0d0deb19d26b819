import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ResentMessage } from '#contract/people/sentMessages.ts';
import { MOST_RESENT } from '#domain/messages/whyNotResend.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';

interface AskProps {
  ids: readonly string[];
  mayDouble: boolean;
  onClose: () => void;
  onDone: (results: readonly ResentMessage[]) => void;
}

/** Asks before messages are resent, and warns where one may have arrived already. */
const ResendDialog = ({ ids, mayDouble, onClose, onDone }: AskProps) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.resendMessages(ids),
    onSuccess: onDone,
  });
  const isTooMany = ids.length > MOST_RESENT;
  return (
    <ConfirmDialog
      open
      title={translate('sentMessages.resendTitle', { smart_count: ids.length })}
      confirmLabel={translate('sentMessages.resend')}
      busy={isPending}
      disabled={isTooMany}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate('sentMessages.resendEffect', { smart_count: ids.length })}
        </Typography>
        {mayDouble && <Alert severity="warning">{translate('sentMessages.mayDouble')}</Alert>}
        {isTooMany && <Alert severity="warning">{translate('sentMessages.tooMany')}</Alert>}
        <ProblemAlert problem={error ? problemOf(error) : null} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Says which messages were not resent, and why. */
const RefusedDialog = ({ results, onClose }: { results: readonly ResentMessage[]; onClose: () => void }) => {
  const translate = useTranslate();
  const refused = results.filter(({ result }) => result === 'refused');
  const queued = results.length - refused.length;
  const reasons = Map.groupBy(refused, ({ message }) => message ?? '');
  return (
    <ConfirmDialog
      open
      title={translate('sentMessages.notResent', { smart_count: refused.length })}
      confirmLabel={translate('sentMessages.close')}
      onConfirm={onClose}
    >
      <Stack spacing={1.25}>
        {queued > 0 && (
          <Typography variant="body2">
            {translate('sentMessages.partly', { queued, smart_count: refused.length })}
          </Typography>
        )}
        {[...reasons].map(([reason, list]) => (
          <Typography key={reason} variant="body2">
            {refused.length > 1 ? `${list.length}: ${reason}` : reason}
          </Typography>
        ))}
      </Stack>
    </ConfirmDialog>
  );
};

/** Asks, resends, and says what became of each message. `onDone` gets the results. */
export const useResend = (
  ids: readonly string[],
  mayDouble: boolean,
  onDone?: (results: readonly ResentMessage[]) => void,
) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [shown, setShown] = useState<'ask' | readonly ResentMessage[] | null>(null);
  const close = () => setShown(null);
  const done = (results: readonly ResentMessage[]) => {
    const isWhole = results.every(({ result }) => result === 'queued');
    setShown(isWhole ? null : results);
    if (isWhole)
      notify('sentMessages.resent', { type: 'success', messageArgs: { smart_count: results.length } });
    refresh();
    onDone?.(results);
  };
  const dialogs =
    shown === null ? null : shown === 'ask' ? (
      <ResendDialog ids={ids} mayDouble={mayDouble} onClose={close} onDone={done} />
    ) : (
      <RefusedDialog results={shown} onClose={close} />
    );
  return { ask: () => setShown('ask'), dialogs };
};
