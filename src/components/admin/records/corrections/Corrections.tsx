import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { useRecordShell } from '../recordContext.ts';
import { RemarkLine } from './RemarkLine.tsx';
import { RoundChanges } from './RoundChanges.tsx';

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
export const Corrections = () => {
  const translate = useTranslate();
  const { summary } = useRecordShell();
  const remarks = summary?.remarks ?? [];
  const title = useTitle(remarks);
  return (
    <Box component="section" aria-label={translate('records.remarks')}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {remarks.map((remark) => (
          <RemarkLine key={remark.id} remark={remark} />
        ))}
      </Box>
      <RoundChanges remarks={remarks} />
    </Box>
  );
};
