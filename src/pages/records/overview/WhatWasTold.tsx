import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { toldMoveOf, toldOf } from '#domain/review/told.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

/** To the people of a record that is inactive, blocked or closed: what they were told of it. */
export const WhatWasTold = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { summary, isExternal } = useRecordShell();
  const move = summary && toldMoveOf(summary.status);
  if (!isExternal || !move) return null;
  const event = summary.events.find(({ action }) => action === move);
  return (
    <Alert severity="warning" role="region" aria-label={translate('records.moves.toldYou')}>
      <AlertTitle>{translate(`records.moves.action.${move}`)}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {toldOf(move, event?.told ?? null)[language]}
      </Box>
    </Alert>
  );
};
