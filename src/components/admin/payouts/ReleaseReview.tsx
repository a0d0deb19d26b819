import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { DoubtfulPayout, PayoutFile, ReleaseReview as Review } from '#contract/finance/payoutFiles.ts';
import { pathOf } from '#domain/pages.ts';
import { Panel } from '../../ui/Panel.tsx';
import { MoneyText } from '../../ui/texts.tsx';
import { MayLink } from '../MayLink.tsx';

const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 } as const;

interface GroupProps<P extends DoubtfulPayout> {
  name: 'largest' | 'changedAccounts' | 'newPayees' | 'sentBefore' | 'blocked';
  payouts: readonly P[];
  note?: (payout: P) => ReactNode;
}

const Group = <P extends DoubtfulPayout>({ name, payouts, note }: GroupProps<P>) => {
  const translate = useTranslate();
  if (payouts.length === 0) return null;
  const title = translate(`payoutFiles.review.${name}`);
  const isAlarm = name === 'blocked';
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" color={isAlarm ? 'error' : 'textPrimary'}>
        {title} ({payouts.length})
      </Typography>
      <Box
        component="ul"
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 400, overflow: 'auto' }}
      >
        {payouts.map((payout) => (
          <Box component="li" key={payout.payoutId} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <MayLink to={pathOf('payoutDetail', { id: payout.payoutId })}>{payout.payeeName}</MayLink>
              <Typography variant="caption" color="textSecondary" component="div">
                {translate('payoutFiles.review.account', {
                  bank: payout.bankName,
                  last4: payout.accountLast4,
                })}
              </Typography>
              {note && (
                <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {note(payout)}
                </Typography>
              )}
            </Box>
            <MoneyText amount={payout.amount} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** What a second person looks at before a file of payouts is released to the bank. */
export const ReleaseReview = ({ review }: { review: Review }) => {
  const translate = useTranslate();
  const { largest, changedAccounts, newPayees, sentBefore, blocked } = review;
  const isPlain = [changedAccounts, newPayees, sentBefore, blocked].every((list) => list.length === 0);
  return (
    <Panel title={translate('payoutFiles.review.title')} note={translate('payoutFiles.review.note')}>
      <Stack spacing={2}>
        <Group name="blocked" payouts={blocked} />
        <Group
          name="sentBefore"
          payouts={sentBefore}
          note={({ returnReason, resendReason }) =>
            translate('payoutFiles.review.cameBack', { returned: returnReason, resent: resendReason })
          }
        />
        <Group name="changedAccounts" payouts={changedAccounts} />
        <Group name="newPayees" payouts={newPayees} />
        {isPlain && <Typography variant="body2">{translate('payoutFiles.review.nothing')}</Typography>}
        <Group name="largest" payouts={largest} />
      </Stack>
    </Panel>
  );
};

/** The same of the file that a request is about, while nobody has decided on it. */
export const ReleaseReviewOf = ({ fileId }: { fileId: string }) => {
  const { data } = useGetOne<PayoutFile>('payout-files', { id: fileId });
  return data?.review ? <ReleaseReview review={data.review} /> : null;
};
