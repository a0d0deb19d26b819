import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateStanding } from '#contract/finance/certificates.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { jobStatus } from '#domain/status.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { JobToast } from '../../components/admin/jobs/JobToast.tsx';
import { useJob } from '../../components/admin/jobs/useJob.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';

/** Shows the page anew when the certificates of a job are there. */
const Follow = ({ jobId, onClose }: { jobId: string; onClose: () => void }) => {
  const client = useQueryClient();
  const { data } = useJob(jobId);
  const isOver = data ? jobStatus[data.status].final : false;
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: ['certificates'] });
  }, [isOver, client]);
  return <JobToast jobId={jobId} onClose={onClose} />;
};

interface DialogProps {
  standing: CertificateStanding;
  onClose: () => void;
  onOrdered: (jobId: string) => void;
}

const IssueDialog = ({ standing, onClose, onOrdered }: DialogProps) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { quarter, openCount, openTax } = standing;
  // One key for the dialog: pressed twice, or sent anew after a lost answer, it orders one job.
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.issueQuarter(quarter, key),
    onSuccess: onOrdered,
  });
  const sum = formatPeso(centavosOf(openTax) ?? 0n);
  return (
    <ConfirmDialog
      open
      title={translate('certificates.issue.title')}
      confirmLabel={translate('certificates.issue.now')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate('certificates.issue.effect', { smart_count: openCount, sum })}
        </Typography>
        <Typography variant="body2">{translate('certificates.issue.goesOn')}</Typography>
        <ProblemAlert problem={error ? problemOf(error) : null} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Issues what is open of a quarter in the background, after a question; for whoever sets what is reckoned with. */
export const IssueQuarterButton = ({ standing }: { standing: CertificateStanding }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const { isClosed, hasPayor, openCount, issuedCount } = standing;
  const mayIssue = useHeld().has('FM_EDIT_RS') && isClosed && hasPayor;
  return (
    <>
      {mayIssue && openCount > 0 && (
        <OutOfView>
          <Button variant="contained" startIcon={<VerifiedIcon />} onClick={() => setAsking(true)}>
            {translate('certificates.issue.act', { smart_count: openCount })}
          </Button>
        </OutOfView>
      )}
      {openCount === 0 && issuedCount > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('certificates.issue.done')}
        </Typography>
      )}
      {isAsking && (
        <IssueDialog
          standing={standing}
          onClose={() => setAsking(false)}
          onOrdered={(id) => {
            setAsking(false);
            setJobId(id);
          }}
        />
      )}
      {jobId && <Follow key={jobId} jobId={jobId} onClose={() => setJobId(null)} />}
    </>
  );
};
