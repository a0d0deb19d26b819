import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CertificateStanding } from '#contract/finance/certificates.ts';
import { MoneyText } from '../../components/ui/texts.tsx';
import { Sum } from './Sum.tsx';

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** What was withheld in a quarter, how much of it is certified, and what is left. */
export const QuarterSums = ({ standing }: { standing: CertificateStanding }) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`certificates.stand.${key}`);
  const payees = (count: number) => translate('certificates.stand.payees', { smart_count: count });
  const {
    tax,
    payeeCount,
    issuedTax,
    issuedCount,
    mailedCount,
    mailFailedCount,
    openTax,
    openCount,
    exceptionCount,
  } = standing;
  const issued = translate('certificates.stand.certificates', { smart_count: issuedCount });
  const mailed = [
    mailedCount && translate('certificates.stand.mailed', { smart_count: mailedCount }),
    mailFailedCount && translate('certificates.stand.mailFailed', { smart_count: mailFailedCount }),
  ];
  return (
    <Box component="dl" sx={grid}>
      <Sum label={label('lines')} value={<MoneyText amount={tax} />} note={payees(payeeCount)} />
      <Sum
        label={label('issued')}
        value={<MoneyText amount={issuedTax} />}
        note={[issued, ...mailed].filter(Boolean).join(', ')}
      />
      <Sum label={label('left')} value={<MoneyText amount={openTax} />} note={payees(openCount)} />
      <Sum label={label('none')} value={exceptionCount} note={payees(exceptionCount)} />
    </Box>
  );
};
