import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { MoneyText } from '../../components/ui/texts.tsx';

type Amounts = Pick<
  ReceiptRow,
  'vatClass' | 'grossAmount' | 'sales' | 'vat' | 'withholdingTax' | 'netPayment'
>;

const last = { fontWeight: 600, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1.25 } as const;

/** How an amount breaks down: sales and VAT are the gross, and the gross less what is withheld is the net. */
export const BreakdownLines = ({ amounts }: { amounts: Amounts }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { vatClass, grossAmount, sales, vat, withholdingTax, netPayment } = amounts;
  const lines = [
    { key: 'sales', label: translate(`receipts.sales.${vatClass}`), amount: sales },
    ...(vatClass === 'VATABLE' ? [{ key: 'vat', label: translate('receipts.vat'), amount: vat }] : []),
    { key: 'gross', label: fields.grossAmount.label[language], amount: grossAmount, isSum: true },
    { key: 'withheld', label: fields.withholdingTax.label[language], amount: `-${withholdingTax}` },
    { key: 'net', label: fields.netPayment.label[language], amount: netPayment, isSum: true },
  ];
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map(({ key, label, amount, isSum }) => (
        <Typography
          key={key}
          component="div"
          variant="body2"
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, ...(isSum ? last : {}) }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <MoneyText amount={amount} />
          </Box>
        </Typography>
      ))}
    </Box>
  );
};
