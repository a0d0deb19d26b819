import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '#domain/money.ts';
import { amountInWords } from '#domain/receipts/amountInWords.ts';
import { formOfPayment } from '#domain/receipts/formOfPayment.ts';
import type { ReceiptAmounts, VatClass } from '#domain/receipts/receiptAmounts.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { BreakdownLines } from '../BreakdownLines.tsx';
import type { TypedReceipt } from './receiptTyped.ts';

interface Props {
  typed: TypedReceipt;
  payorName: string;
  amounts: ReceiptAmounts;
  vatClass: VatClass;
  /** The number that comes next; another one where somebody posts in between. */
  next: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows once more what is issued: a number that is given is not taken back. */
export const ReviewDialog = ({ typed, payorName, amounts, vatClass, next, ...deeds }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const pesos = {
    vatClass,
    grossAmount: formatMoney(amounts.gross),
    sales: formatMoney(amounts.sales),
    vat: formatMoney(amounts.vat),
    withholdingTax: formatMoney(amounts.withholding),
    netPayment: formatMoney(amounts.net),
  };
  return (
    <ConfirmDialog
      open
      title={translate('receipts.review.title')}
      confirmLabel={translate('receipts.review.issue')}
      busy={deeds.isPending}
      onConfirm={deeds.onConfirm}
      onCancel={deeds.onCancel}
    >
      <Stack spacing={2} sx={{ color: 'text.primary' }}>
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{payorName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {receiptType[typed.type].label[language]} · {formOfPayment[typed.formOfPayment][language]}
          </Typography>
        </div>
        <BreakdownLines amounts={pesos} />
        <Typography variant="body2">{amountInWords(pesos.netPayment)}</Typography>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('receipts.review.note', { number: next })}
        </Box>
      </Stack>
    </ConfirmDialog>
  );
};
