import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MyRequest } from '#contract/people/myAccount.ts';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { refetchMine } from './useMyAccount.ts';

/** Takes a pending request back, after asking. */
export const CancelButton = ({ request, name }: { request: MyRequest; name: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.cancelMyRequest(request),
    onSuccess: () => {
      setOpen(false);
      notify('mine.cancelled', { type: 'success', messageArgs: { name } });
    },
    // Whatever came of it: it may have been decided meanwhile.
    onSettled: () => refetchMine(client),
  });
  return (
    <>
      <Button size="small" aria-label={translate('mine.cancelOne', { name })} onClick={() => setOpen(true)}>
        {translate('mine.cancel')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          destructive
          title={translate('mine.cancelTitle', { name })}
          confirmLabel={translate('mine.cancelConfirm')}
          cancelLabel={translate('mine.keep')}
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setOpen(false)}
        >
          <Typography variant="body2">{translate('mine.cancelEffect')}</Typography>
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problemOf(error).message ?? translate('common.failed')}
            </Alert>
          )}
        </ConfirmDialog>
      )}
    </>
  );
};
