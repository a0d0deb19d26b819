import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '#domain/money.ts';
import { amountInWords } from '#domain/receipts/amountInWords.ts';
import type { ReceiptAmounts, VatClass } from '#domain/receipts/receiptAmounts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { BreakdownLines } from '../BreakdownLines.tsx';

/** What is typed breaks down to, while it is typed, and the net in words. */
export const BreakdownPanel = ({
  amounts,
  vatClass,
}: {
  amounts: ReceiptAmounts | null;
  vatClass: VatClass | null;
}) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('receipts.section.amounts')}>
      <div aria-live="polite">
        {amounts && vatClass ? (
          <>
            <BreakdownLines
              amounts={{
                vatClass,
                grossAmount: formatMoney(amounts.gross),
                sales: formatMoney(amounts.sales),
                vat: formatMoney(amounts.vat),
                withholdingTax: formatMoney(amounts.withholding),
                netPayment: formatMoney(amounts.net),
              }}
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {amountInWords(formatMoney(amounts.net))}
            </Typography>
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate('receipts.create.noAmount')}
          </Typography>
        )}
      </div>
    </Panel>
  );
};
