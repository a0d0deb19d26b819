import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BankAnswer } from '#contract/finance/payoutFiles.ts';
import { Facts } from '../../components/ui/Facts.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { MoneyText } from '../../components/ui/texts.tsx';

const Sum = ({ count, amount }: { count: number; amount: string }) => (
  <>
    {countText(count)} · <MoneyText amount={amount} />
  </>
);

/** What an answer would do, in figures. */
export const AnswerSums = ({ answer, name }: { answer: BankAnswer; name: string }) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`payoutFiles.answer.${key}`);
  const { paidCount, paidAmount, returnedCount, returnedAmount, knownCount, silentCount } = answer;
  const { bouncedCount, bouncedAmount, waitingCount } = answer;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{translate('payoutFiles.answer.of', { name })}</Typography>
      <Facts
        facts={[
          { label: label('willBePaid'), value: <Sum count={paidCount} amount={paidAmount} /> },
          { label: label('willReturn'), value: <Sum count={returnedCount} amount={returnedAmount} /> },
          ...(bouncedCount > 0
            ? [{ label: label('willBounce'), value: <Sum count={bouncedCount} amount={bouncedAmount} /> }]
            : []),
          ...(waitingCount > 0 ? [{ label: label('waiting'), value: countText(waitingCount) }] : []),
          { label: label('known'), value: countText(knownCount) },
          { label: label('silent'), value: countText(silentCount) },
        ]}
      />
      {answer.unknown.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {translate('payoutFiles.answer.unknown', { names: answer.unknown.join(', ') })}
        </Typography>
      )}
    </Box>
  );
};
