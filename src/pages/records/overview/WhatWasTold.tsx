import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isToldMove, toldOf } from '#domain/review/told.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

/** To the people of a record that is blocked or closed: what they were told of it. */
export const WhatWasTold = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { summary, isExternal } = useRecordShell();
  const isStopped = summary?.status === 'B' || summary?.status === 'C';
  const event = summary?.events.find(({ action }) => isToldMove(action));
  if (!isExternal || !isStopped || !event || !isToldMove(event.action)) return null;
  return (
    <Alert severity="warning" role="region" aria-label={translate('records.moves.toldYou')}>
      <AlertTitle>{translate(`records.moves.action.${event.action}`)}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {toldOf(event.action, event.told)[language]}
      </Box>
    </Alert>
  );
};
