import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Certificate } from '#contract/finance/certificates.ts';
import { certificateFields } from '#domain/fields/settlement/certificate.ts';
import { pathOf } from '#domain/pages.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../components/ui/fields/useReason.ts';

const { min, max } = certificateFields.reissueReason;

const useReissue = (certificate: Certificate, onDone: () => void) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (reason: string) => provider.reissueCertificate(certificate.id, reason, key),
    onSuccess: async ({ id, version, payeeName, mailedTo }) => {
      await client.invalidateQueries({ queryKey: ['certificates'] });
      notify(`certificates.reissue.${mailedTo ? 'doneMailed' : 'done'}`, {
        type: 'success',
        messageArgs: { version, payee: payeeName, address: mailedTo },
      });
      onDone();
      navigate(pathOf('certificateDetail', { id }));
    },
  });
};

const ReissueDialog = ({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) => {
  const translate = useTranslate();
  const { mutate, isPending, error } = useReissue(certificate, onClose);
  const { reason, tries, box } = useReason({ min });
  const problem = error ? problemOf(error) : null;
  return (
    <ConfirmDialog
      open
      title={translate('certificates.reissue.title')}
      confirmLabel={translate('certificates.reissue.act')}
      busy={isPending}
      isFilled={reason !== ''}
      onConfirm={() => {
        if (tries()) mutate(reason);
      }}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('certificates.reissue.effect')}</Typography>
        <TextBox
          label={translate('certificates.field.reissueReason')}
          required
          rows={2}
          maxLength={max}
          {...box(translate('certificates.reissue.needed'), problem?.fields.reason)}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Issues the next version of a certificate, after a question; for staff who set what is reckoned with. */
export const ReissueButton = ({ certificate }: { certificate: Certificate }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const mayIssue = useHeld().has('FM_EDIT_RS');
  if (useUser().type !== 'INTERNAL' || !mayIssue) return null;
  return (
    <>
      <OutOfView>
        <Button size="small" onClick={() => setAsking(true)}>
          {translate('certificates.reissue.act')}
        </Button>
      </OutOfView>
      {isAsking && <ReissueDialog certificate={certificate} onClose={() => setAsking(false)} />}
    </>
  );
};
