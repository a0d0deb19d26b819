import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Certificate } from '#contract/finance/certificates.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { randomId } from '../../providers/http/randomId.ts';

/** Mails a certificate again whose mail was refused for good; for staff who issue certificates. */
export const MailAgainButton = ({
  certificate: { id, payeeName, version },
}: {
  certificate: Certificate;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const mayIssue = useHeld().has('FM_EDIT_RS');
  const isStaff = useUser().type === 'INTERNAL';
  // Sent anew after a lost answer it is one mail; after a refusal it is another try.
  const [key, setKey] = useState(randomId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.mailCertificate(id, key),
    onSuccess: ({ mailedTo }) => {
      const messageArgs = { version, payee: payeeName, address: mailedTo };
      notify('certificates.mail.done', { type: 'success', messageArgs });
    },
    onError: (refused) => problemOf(refused).status === 422 && setKey(randomId()),
    onSettled: () => client.invalidateQueries({ queryKey: ['certificates'] }),
  });
  if (!isStaff || !mayIssue) return null;
  return (
    <OutOfView>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {translate('certificates.mail.note')}
        </Typography>
        <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
          {translate('certificates.mail.again')}
        </Button>
        <ProblemAlert problem={error ? problemOf(error) : null} />
      </Stack>
    </OutOfView>
  );
};
