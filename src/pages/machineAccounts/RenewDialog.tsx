import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import { FORMER_KEY_HOURS } from '#domain/transactions/machineKey.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { MACHINES_KEY } from './machinesKey.ts';

interface Props {
  account: MachineAccount;
  onClose: () => void;
}

/** Asks before a new key is made, and shows it. */
export const RenewDialog = ({ account, onClose }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => provider.renewMachineKey(account),
  });
  const refresh = () => client.invalidateQueries({ queryKey: MACHINES_KEY });
  const hours = { hours: FORMER_KEY_HOURS };
  const leave = () => {
    onClose();
    void refresh();
  };
  if (data)
    return (
      <KeyDialog
        name={account.name}
        secret={data.key}
        note={translate('machines.renewNext', hours)}
        onClose={leave}
      />
    );
  const problem = error ? problemOf(error) : null;
  return (
    <ConfirmDialog
      open
      title={translate('machines.renewTitle', { name: account.name })}
      confirmLabel={translate('machines.renew')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={problem?.status === 409 ? leave : onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('machines.renewEffect', hours)}</Typography>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
