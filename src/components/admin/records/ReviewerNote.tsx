import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useRecordShell } from './recordContext.ts';

/** Tells a reviewer, before they change what is still to pass, that they cannot decide on it afterwards, and how many others can. */
export const ReviewerNote = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const passing = summary?.passing;
  if (!passing) return null;
  const { hasOwnHands, others } = passing;
  if (hasOwnHands)
    return <Alert severity="info">{translate('review.hands.own', { smart_count: others })}</Alert>;
  if (others === 0) return <Alert severity="warning">{translate('review.hands.last')}</Alert>;
  return <Alert severity="warning">{translate('review.hands.before', { smart_count: others })}</Alert>;
};
