import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { QueueRow } from '#contract/applications.ts';
import { workflowStatus } from '#domain/applicationStatus.ts';
import { reviewPath } from '../../../components/admin/records/decide/useNextReview.ts';
import { RecordStatus } from '../../../components/admin/records/RecordStatus.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { useClaim } from './useQueue.ts';

const line = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 1, md: 2 },
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr) 150px minmax(150px, auto)' },
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '&:focus-within': { bgcolor: 'action.hover' },
} as const;

const Claim = ({ row }: { row: QueueRow }) => {
  const translate = useTranslate();
  const { username } = useUser();
  const { mutate, isPending } = useClaim(row);
  const { claimedBy, name } = row;
  const isMine = claimedBy === username;
  if (claimedBy && !isMine) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('review.queue.takenBy', { name: claimedBy })}
      </Typography>
    );
  }
  const verb = isMine ? 'release' : 'take';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {isMine && <Typography variant="body2">{translate('review.queue.takenByYou')}</Typography>}
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        aria-label={`${translate(`review.queue.${verb}`)}: ${name}`}
        onClick={() => mutate(verb)}
      >
        {translate(`review.queue.${verb}`)}
      </Button>
    </Box>
  );
};

/** One application that waits: what, where it stands, since when, and who has it. */
export const QueueLine = ({ row }: { row: QueueRow }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, partnerName, merchantId, referenceNumber, submittedBy, dtimeSubmitted, mayApprove } = row;
  const below = [
    merchantId && partnerName,
    referenceNumber,
    submittedBy && translate('review.queue.submittedBy', { name: submittedBy }),
  ];
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={reviewPath(row)} data-row sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Typography variant="caption" color="textSecondary" component="p">
          {below.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box>
        <RecordStatus status={row.status} workflowStatus={row.workflowStatus} />
        {row.workflowStatus === 'RISK_VERIFICATION_FAILED' && (
          <Typography variant="caption" color="textSecondary" component="p">
            {workflowStatus.RISK_VERIFICATION_FAILED.label[language]}
          </Typography>
        )}
        {!mayApprove && (
          <Typography variant="caption" color="textSecondary" component="p">
            {translate('review.queue.yours')}
          </Typography>
        )}
      </Box>
      {dtimeSubmitted ? <Ago at={dtimeSubmitted} /> : <span />}
      <Claim row={row} />
    </Box>
  );
};
