import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PartnerRow } from '#contract/partners.ts';
import { formatInstant } from '#domain/day.ts';
import { agoText } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { Tip } from '../../../components/ui/Tip.tsx';
import { NONE } from '../../../components/ui/texts.tsx';

type Row = Pick<PartnerRow, 'submittedBy' | 'dtimeSubmitted' | 'claimedBy'>;

const DAY_MS = 86_400_000;
const WEEK = 7;

/** How old something is, in days however old it gets. */
const useAge = (at: string | null): string | null => {
  const translate = useTranslate();
  if (!at) return null;
  const days = Math.floor((Date.now() - Date.parse(at)) / DAY_MS);
  return days < WEEK
    ? agoText(at, translate, Date.now())
    : translate('common.daysAgo', { smart_count: days });
};

/** How long ago an application was handed in; the exact time shows on hover. */
export const SubmittedText = ({ row: { dtimeSubmitted } }: { row: Row }) => {
  const age = useAge(dtimeSubmitted);
  if (!dtimeSubmitted) return NONE;
  return (
    <Tip title={formatInstant(new Date(dtimeSubmitted))}>
      <Box component="time" dateTime={dtimeSubmitted} sx={{ whiteSpace: 'nowrap' }}>
        {age}
      </Box>
    </Tip>
  );
};

/** The reviewer who has taken it. */
export const ClaimText = ({ row: { claimedBy } }: { row: Row }) => {
  const translate = useTranslate();
  const { username } = useUser();
  if (!claimedBy) return NONE;
  return claimedBy === username ? <strong>{translate('records.you')}</strong> : claimedBy;
};

/** Marks an application that the reader submitted: somebody else has to approve it. */
export const OwnMark = ({ row: { submittedBy } }: { row: Row }) => {
  const translate = useTranslate();
  const { username } = useUser();
  if (submittedBy?.toLowerCase() !== username.toLowerCase()) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 0.75,
        borderRadius: 1,
        typography: 'caption',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
        bgcolor: 'action.hover',
      }}
    >
      {translate('records.yours')}
    </Box>
  );
};
