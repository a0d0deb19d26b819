import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { MACHINES_KEY } from './machinesKey.ts';

interface Props {
  account: MachineAccount;
  onClose: () => void;
}

/** Asks before a system is taken out of use, which it is at once, or back into use. */
export const EnableDialog = ({ account, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { name, isEnabled } = account;
  const refresh = () => client.invalidateQueries({ queryKey: MACHINES_KEY });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.enableMachineAccount(account, !isEnabled),
    onSuccess: async () => {
      await refresh();
      notify(isEnabled ? 'machines.disabled' : 'machines.sent', {
        type: 'success',
        messageArgs: { name },
      });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const cancel = () => {
    if (problem?.status === 409) void refresh();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate(isEnabled ? 'machines.disableTitle' : 'machines.enableTitle', { name })}
      confirmLabel={translate(isEnabled ? 'machines.disable' : 'machines.send')}
      destructive={isEnabled}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={cancel}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate(isEnabled ? 'machines.disableEffect' : 'machines.enableEffect')}
        </Typography>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
