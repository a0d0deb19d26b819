import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { RegistrationCode } from '#contract/people/registrationCodes.ts';
import { MovedDialog } from '../../../components/admin/MovedDialog.tsx';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';

interface Props {
  seen: RegistrationCode;
  onClose: () => void;
}

/** Asks before a code is taken back, which is for good. */
export const RevokeDialog = ({ seen, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: ['registration-codes'] });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.revokeRegistrationCode(seen),
    onSuccess: async () => {
      await refetch();
      notify('registrationCodes.revoked', { type: 'success', messageArgs: { code: seen.code } });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const reload = () => {
    void refetch();
    onClose();
  };
  if (problem?.status === 409)
    return (
      <MovedDialog
        title={translate('registrationCodes.movedTitle')}
        reload={translate('users.moved.reload')}
        onReload={reload}
      >
        {problem.message}
      </MovedDialog>
    );
  return (
    <ConfirmDialog
      open
      title={translate('registrationCodes.revokeTitle', { code: seen.code })}
      confirmLabel={translate('registrationCodes.revoke')}
      destructive
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('registrationCodes.revokeEffect')}</Typography>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
