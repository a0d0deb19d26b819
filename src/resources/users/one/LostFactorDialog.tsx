import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LostFactor } from '#contract/people/userAccess.ts';
import type { User } from '#contract/people/users.ts';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { refetchUsers } from '../shared/userKeys.ts';

const BOUNDS = { reason: userRequestFields.decisionReason, identification: userRequestFields.identification };
type Field = keyof typeof BOUNDS;

/** Asks a second person to take a second factor away whose device is lost: why, and how the person was identified. */
export const LostFactorDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Record<Field, string>>({ reason: '', identification: '' });
  const [isTried, setTried] = useState(false);
  const told = ({ fallsBackTo, mobileLast4 }: LostFactor) =>
    translate('changeAccess.lost.asked', {
      name: user.name,
      after: translate(`changeAccess.lost.after.${fallsBackTo}`, { digits: mobileLast4 ?? '' }),
    });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (): Promise<LostFactor> =>
      provider.askFactorReset(user.id, typed.reason.trim(), typed.identification.trim()),
    onSuccess: async (asked) => {
      await refetchUsers(client);
      notify(told(asked), { type: 'success' });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const isShort = (field: Field) => typed[field].trim().length < BOUNDS[field].min;
  const errorOf = (field: Field) =>
    isTried && isShort(field)
      ? translate('changeAccess.lost.needed', { min: BOUNDS[field].min })
      : problem?.fields[field];
  const box = (field: Field, help?: string) => (
    <TextBox
      label={translate(`changeAccess.lost.${field}`)}
      {...(help ? { help } : {})}
      required
      rows={2}
      maxLength={BOUNDS[field].max}
      error={errorOf(field)}
      value={typed[field]}
      onChange={(value) => setTyped((now) => ({ ...now, [field]: value }))}
    />
  );
  return (
    <ConfirmDialog
      open
      title={translate('changeAccess.lost.title', { name: user.name })}
      confirmLabel={translate('changeAccess.lost.ask')}
      busy={isPending}
      onConfirm={() => {
        setTried(true);
        if (!isShort('reason') && !isShort('identification')) mutate();
      }}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('changeAccess.lost.effect')}</Typography>
        {box('reason')}
        {box('identification', translate('changeAccess.lost.identificationHelp'))}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
