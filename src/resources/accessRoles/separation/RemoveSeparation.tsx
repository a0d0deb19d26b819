import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SeparationRule } from '#contract/people/separations.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { SEPARATIONS_KEY } from './separationKey.ts';

const T = 'roles.separation';

/** Takes a pair off the list, once that is confirmed. */
export const RemoveSeparation = ({ rule }: { rule: SeparationRule }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const [isOpen, setOpen] = useState(false);
  useFocusInPage(!isOpen);
  const name = (permission: string) => translate(`permissions.label.${permission}`, { _: permission });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.removeSeparation(rule.id),
    onSuccess: async () => {
      setOpen(false);
      notify(translate(`${T}.removed`), { type: 'success' });
      await client.invalidateQueries({ queryKey: SEPARATIONS_KEY });
    },
  });
  return (
    <>
      <OutOfView>
        <Button size="small" color="inherit" onClick={() => setOpen(true)}>
          {translate(`${T}.remove`)}
        </Button>
      </OutOfView>
      <ConfirmDialog
        open={isOpen}
        title={translate(`${T}.removeTitle`)}
        confirmLabel={translate(`${T}.remove`)}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setOpen(false)}
      >
        <Stack spacing={2}>
          <span>{translate(`${T}.removeBody`, { one: name(rule.one), other: name(rule.other) })}</span>
          <ProblemAlert problem={error ? problemOf(error) : null} />
        </Stack>
      </ConfirmDialog>
    </>
  );
};
