import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PartnerRow } from '#contract/partners.ts';
import { whoText } from '../../../components/admin/records/whoText.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { NONE } from '../../../components/ui/texts.tsx';

type Row = Pick<PartnerRow, 'submittedBy' | 'dtimeSubmitted' | 'claimedBy'>;

/** How long ago an application was handed in, in days however old it gets; the exact time shows on hover. */
export const SubmittedText = ({ row: { dtimeSubmitted } }: { row: Row }) =>
  dtimeSubmitted ? <Ago at={dtimeSubmitted} days={Number.POSITIVE_INFINITY} inList /> : NONE;

/** Whoever did something last, or handed it in. */
export const ByText = ({ by }: { by: string | null }) => {
  const translate = useTranslate();
  return by ? whoText(by, translate) : NONE;
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
