import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { User, UserRow } from '#contract/people/users.ts';
import { userFields } from '#domain/fields/user.ts';
import { ProblemAlert } from '../../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../../../components/ui/fields/useReason.ts';
import { SearchCombobox } from '../../../../components/ui/search/SearchCombobox.tsx';
import { refetchUsers } from '../../shared/userKeys.ts';
import { UserMovedDialog } from '../UserMovedDialog.tsx';
import { LeftBehindLines } from './LeftBehindLines.tsx';
import { hasMoved, LeftDoneDialog } from './LeftDoneDialog.tsx';

const { min, max } = userFields.statusReason;
const FOUND = 20;

/** People who may take over: active, of the same kind and partner, and of no fewer stores as far as a list tells. */
const useSuccessors = ({ id, type, partnerId, accessLevel, storeCount }: User) => {
  const provider = useSukiDataProvider();
  return async (q: string) => {
    const filter = { status: 'ACTIVE', ...(q ? { q } : {}), ...(partnerId ? { partnerId } : {}) };
    const { data } = await provider.getList<UserRow>(
      type === 'INTERNAL' ? 'internal-users' : 'external-users',
      {
        pagination: { page: 1, perPage: FOUND },
        sort: { field: 'name', order: 'ASC' },
        filter,
      },
    );
    return data
      .filter(
        (one) =>
          one.id !== id &&
          (one.accessLevel !== 'MERCHANT' || (accessLevel === 'MERCHANT' && one.storeCount >= storeCount)),
      )
      .map(({ id: value, name, username }) => ({ value, label: username ? `${name} (${username})` : name }));
  };
};

/** Asks before somebody is taken out for good: what they leave behind, who takes over, and why. */
export const LeaveDialog = ({ seen, onClose }: { seen: User; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const search = useSuccessors(seen);
  const [successor, setSuccessor] = useState<string | null>(null);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { reason, tries, box } = useReason({ min });
  const {
    mutate,
    isPending,
    error,
    data: done,
  } = useMutation({
    mutationFn: () => provider.leaveUser(seen, reason, successor),
    onSuccess: async (became) => {
      await refetchUsers(client);
      if (hasMoved(became)) return;
      notify(translate('users.leave.done', { name: seen.name }), { type: 'success' });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  if (problem?.status === 409) return <UserMovedDialog seen={seen} problem={problem} onClose={onClose} />;
  const took = (successor && names.get(successor)) ?? null;
  if (done && hasMoved(done))
    return <LeftDoneDialog leaver={seen} done={done} successor={took} onClose={onClose} />;
  const find = async (q: string) => {
    const found = await search(q);
    setNames((known) => new Map([...known, ...found.map(({ value, label }) => [value, label] as const)]));
    return found;
  };
  return (
    <ConfirmDialog
      open
      title={translate('users.leave.title', { name: seen.name })}
      confirmLabel={translate('users.act.leave')}
      destructive
      busy={isPending}
      isFilled={reason !== ''}
      onConfirm={() => {
        if (tries()) mutate();
      }}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('users.leave.effect')}</Typography>
        <LeftBehindLines id={seen.id} />
        <SearchCombobox
          label={translate('users.leave.successor')}
          help={translate('users.leave.successorHelp')}
          optional
          error={problem?.fields.successorId}
          value={successor}
          onChange={setSuccessor}
          search={find}
        />
        <TextBox
          label={translate('users.field.statusReason')}
          help={translate('users.reasonHelp')}
          required
          rows={2}
          maxLength={max}
          {...box(translate('users.reasonNeeded'), problem?.fields.reason)}
        />
        <ProblemAlert problem={problem?.fields.successorId ? null : problem} />
      </Stack>
    </ConfirmDialog>
  );
};
