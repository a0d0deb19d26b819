import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { lackingTerms, type TypedTerms, termsOf, typedTermsOf } from './lacking.ts';
import { MACHINES_KEY } from './machinesKey.ts';
import { TermsFields } from './TermsFields.tsx';

interface Props {
  account: MachineAccount;
  onClose: () => void;
}

/** Changes what a key may post; a second person has to approve it. */
export const EditMachineDialog = ({ account, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedTerms>(() => typedTermsOf(account));
  const [isTried, setTried] = useState(false);
  const { name } = account;
  const refresh = () => client.invalidateQueries({ queryKey: MACHINES_KEY });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.editMachineAccount(account, termsOf(typed)),
    onSuccess: async () => {
      await refresh();
      notify('machines.sent', { type: 'success', messageArgs: { name } });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const lacks = lackingTerms(typed);
  const errorOf = (field: keyof TypedTerms, onWire: string = field): string | undefined => {
    const key = lacks[field];
    return isTried && key ? translate(key) : problem?.fields[onWire];
  };
  const confirm = () => {
    setTried(true);
    if (Object.keys(lacks).length === 0) mutate();
  };
  const cancel = () => {
    if (problem?.status === 409) void refresh();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('machines.editTitle', { name })}
      confirmLabel={translate('machines.send')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <Typography variant="body2">{translate('machines.editEffect')}</Typography>
        <TermsFields
          typed={typed}
          onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          errorOf={errorOf}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
