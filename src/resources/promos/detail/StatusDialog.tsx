import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import type { PromoStatus } from '#domain/promos/promoStatus.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { RequestId } from '../../../components/ui/states/FailedState.tsx';
import { promoKey, refetchPromos } from '../shared/promoKeys.ts';
import { PromoMovedDialog } from './PromoMovedDialog.tsx';

interface Props {
  to: PromoStatus;
  /** The promo as it was when the dialog opened: the move is bound to it. */
  seen: Promo;
  onClose: () => void;
  onDone: () => void;
}

const useMove = (to: PromoStatus, seen: Promo) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => provider.updatePromoStatus(seen, to),
    onSuccess: (promo) => {
      client.setQueryData(promoKey(seen.code), promo);
      void refetchPromos(client);
    },
  });
};

/** Asks before a promo takes a status; when it is another promo by now, says what changed and who changed it. */
export const StatusDialog = ({ to, seen, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { mutate, isPending, error } = useMove(to, seen);
  const problem = error ? problemOf(error) : null;
  if (problem?.status === 409) return <PromoMovedDialog seen={seen} problem={problem} onClose={onClose} />;
  const told = problem && Object.values(problem.fields).filter((text) => text !== problem.message);
  return (
    <ConfirmDialog
      open
      title={translate(`promos.status.title.${to}`, { name: seen.name })}
      confirmLabel={translate(`promos.status.act.${to}`)}
      destructive={to === 'REJECTED'}
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: onDone })}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate(`promos.status.effect.${to}`)}</Typography>
        {seen.isFeatured && to !== 'APPROVED' && (
          <Typography variant="body2">{translate('promos.status.unfeatures')}</Typography>
        )}
        {problem && (
          <Alert severity="error">
            {problem.message ?? translate('common.failed')}
            {told?.map((text) => (
              <div key={text}>{text}</div>
            ))}
            {problem.requestId && <RequestId id={problem.requestId} />}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
