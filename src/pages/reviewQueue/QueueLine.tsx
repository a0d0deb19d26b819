import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { QueueRow } from '#contract/applications.ts';
import { reviewPath } from '../../components/admin/records/decide/useNextReview.ts';
import { RecordStatus } from '../../components/admin/records/RecordStatus.tsx';
import { whoText } from '../../components/admin/records/whoText.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { SubmittedText } from '../records/list/StandingTexts.tsx';
import { useClaim } from './useQueue.ts';

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  gridTemplateAreas: { xs: '"name name" "status claim" "since claim"', lg: '"name status since claim"' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    // The last two are as wide in every row, so that rows stand under each other.
    lg: 'minmax(0, 3fr) minmax(0, 2fr) 110px 210px',
  },
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
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'claim', textAlign: 'right' }}>
        {translate('review.queue.takenBy', { name: claimedBy })}
      </Typography>
    );
  }
  // Whose hands are in it cannot let it pass: taking it would keep it from those who can.
  if (!isMine && !row.mayApprove) return null;
  const verb = isMine ? 'release' : 'take';
  return (
    <Box
      sx={{ gridArea: 'claim', display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'flex-end' }}
    >
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
  const { name, partnerName, merchantId, referenceNumber, submittedBy, mayApprove } = row;
  const below = [
    merchantId && partnerName,
    referenceNumber,
    submittedBy && translate('review.queue.submittedBy', { name: whoText(submittedBy, translate) }),
  ];
  return (
    <Box component="li" sx={line}>
      <Box sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={reviewPath(row)} data-row sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Typography variant="caption" color="textSecondary" component="p">
          {below.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'status' }}>
        <RecordStatus status={row.status} workflowStatus={row.workflowStatus} withRisk />
        {!mayApprove && (
          <Typography variant="caption" color="textSecondary" component="p">
            {translate('review.queue.yours')}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ gridArea: 'since' }}>
        <SubmittedText row={row} />
      </Typography>
      <Claim row={row} />
    </Box>
  );
};
