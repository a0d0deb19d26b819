import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { RemarkLine } from './RemarkLine.tsx';
import { useRecordShell } from './recordContext.ts';

const SHOWN = 3;

/** How the review stands: what it asks for and whether of the partner or of its stores, that something was done about all of it, or what came of it. */
const useTitle = (remarks: readonly Remark[]): string => {
  const translate = useTranslate();
  const { kind } = useRecordShell();
  const isOfStore = ({ merchantId }: Remark) => kind === 'partner' && merchantId !== null;
  const asked = remarks.filter(({ dtimeResolved }) => dtimeResolved === null);
  const open = asked.filter(({ state }) => holdsBack(state));
  if (asked.length === 0) return translate('records.remarksRound');
  if (open.length === 0)
    return translate(asked.every(isOfStore) ? 'records.remarksDoneStores' : 'records.remarksDone');
  const stores = open.filter(isOfStore).length;
  const whose = stores === 0 ? 'remarksOpen' : stores === open.length ? 'remarksOfStores' : 'remarksOfBoth';
  return translate(`records.${whose}`, { smart_count: open.length, stores });
};

/** What the review asks to be mended, each leading to where it is, with what was done about it. */
export const RemarksBanner = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const [all, setAll] = useState(false);
  const remarks = summary?.remarks ?? [];
  const title = useTitle(remarks);
  if (remarks.length === 0) return null;
  const shown = all ? remarks : remarks.slice(0, SHOWN);
  return (
    <Alert
      severity={remarks.some(({ state }) => holdsBack(state)) ? 'warning' : 'info'}
      role="region"
      aria-label={translate('records.remarks')}
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {shown.map((remark) => (
          <RemarkLine key={remark.id} remark={remark} />
        ))}
      </Box>
      {remarks.length > shown.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          {translate('records.remarksAll', { count: remarks.length })}
        </Button>
      )}
    </Alert>
  );
};
