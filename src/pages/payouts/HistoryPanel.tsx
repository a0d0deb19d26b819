import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PayoutAttempt } from '#contract/finance/settlements.ts';
import { formatInstant } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { Panel } from '../../components/ui/Panel.tsx';

const useAnswer = () => {
  const translate = useTranslate();
  return (attempt: PayoutAttempt): string[] => {
    const { outcome, dtimeSent, dtimeEnded, dtimeBounced, bankReference, returnReason } = attempt;
    if (!outcome || !dtimeEnded) return [translate(`payouts.history.${dtimeSent ? 'open' : 'awaiting'}`)];
    const at = formatInstant(new Date(dtimeEnded));
    if (outcome === 'CANCELLED') return [translate('payouts.history.cancelled', { at })];
    const paid = translate('payouts.history.paid', { at, reference: bankReference });
    if (outcome === 'PAID') return [paid];
    const back = dtimeBounced ? formatInstant(new Date(dtimeBounced)) : at;
    const returned = translate('payouts.history.returned', { at: back, reason: returnReason });
    return dtimeBounced ? [paid, returned] : [returned];
  };
};

const Attempt = ({ of }: { of: PayoutAttempt }) => {
  const translate = useTranslate();
  const answer = useAnswer();
  const { attempt, reference, fileId, dtimeSent, bankName, accountLast4, accountName } = of;
  return (
    <Box component="li">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('payouts.history.attempt', { attempt })}
        {dtimeSent && ` · ${formatInstant(new Date(dtimeSent))}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <MayLink to={pathOf('payoutFileDetail', { id: fileId })}>
          {translate('payouts.history.file', { id: fileId })}
        </MayLink>
        {` · ${reference}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('payouts.history.to', { bank: bankName, last4: accountLast4, name: accountName })}
      </Typography>
      {answer(of).map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
    </Box>
  );
};

/** Every time that a payout went to the bank, where to, and what came of it; the last one on top. */
export const HistoryPanel = ({ attempts }: { attempts: readonly PayoutAttempt[] }) => (
  <Panel title={useTranslate()('payouts.history.title')}>
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {attempts.toReversed().map((of) => (
        <Attempt key={of.attempt} of={of} />
      ))}
    </Stack>
  </Panel>
);
