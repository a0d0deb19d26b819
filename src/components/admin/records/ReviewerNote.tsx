import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRecordShell } from './recordContext.ts';

/** What a reviewer is told of their hands in a record that is still to pass, as a key of `review.passing`, and how loudly. */
const wordsFor = ({ hasOwnHands, others }: { hasOwnHands: boolean; others: number }) => {
  if (hasOwnHands) return { key: 'own', severity: 'info' } as const;
  return { key: others === 0 ? 'last' : 'before', severity: 'warning' } as const;
};

/** Tells a reviewer, before they change what is still to pass, that they cannot decide on it afterwards, and how many others can. */
export const ReviewerNote = ({ sx = {} }: { sx?: SxProps }) => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  if (!summary?.passing) return null;
  const { key, severity } = wordsFor(summary.passing);
  return (
    <Alert severity={severity} sx={sx}>
      {translate(`review.passing.${key}`, { smart_count: summary.passing.others })}
    </Alert>
  );
};
