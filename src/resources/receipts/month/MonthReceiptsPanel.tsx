import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReceiptMonthShown } from '#contract/finance/receiptMonth.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { monthName } from '#domain/receipts/receiptMonth.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { IssueMonthButton } from './IssueMonthButton.tsx';

/** Rows of numbers, "OR-0000000012 – OR-0000000047", a line each: a number is not broken. */
const Numbers = ({ of }: { of: ReceiptMonthShown['numbers'] }) => (
  <>
    {of.map(({ first, last }) => (
      <div key={first}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {first}
        </Box>
        {first !== last && (
          <>
            {' – '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {last}
            </Box>
          </>
        )}
      </div>
    ))}
  </>
);

const Receipts = ({ seen }: { seen: ReceiptMonthShown }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <SumTable
      title={fields.payorName.label[language]}
      columns={[
        { label: translate('receipts.month.due'), isWide: true },
        { label: translate('receipts.month.receipted'), isWide: true },
        { label: fields.withholdingTax.label[language], isWide: true },
        { label: translate('receipts.months.gross') },
      ]}
      rows={seen.receipts.map(({ partnerId, name, due, receipted, withholdingTax, grossAmount }) => ({
        key: partnerId,
        name,
        sums: [
          <MoneyText key="due" amount={due} />,
          <MoneyText key="receipted" amount={receipted} />,
          <MoneyText key="withheld" amount={withholdingTax} />,
          <MoneyText key="gross" amount={grossAmount} />,
        ],
      }))}
    />
  );
};

/** What would be issued of a month, to whom and with which numbers; and the button that issues it. */
export const MonthReceiptsPanel = ({
  seen,
  onOrdered,
}: {
  seen: ReceiptMonthShown;
  onOrdered: (jobId: string) => void;
}) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { month, year, count, grossAmount, withholdingTax, netPayment, numbers, left, due, receipted } = seen;
  const word = (key: string, of: object = {}) => translate(`receipts.months.${key}`, of);
  return (
    <Panel title={translate('receipts.month.title', { month: monthName(month)[language], year })}>
      <Stack spacing={2}>
        <Facts
          facts={[
            { label: translate('receipts.month.due'), value: <MoneyText amount={due} /> },
            { label: translate('receipts.month.receipted'), value: <MoneyText amount={receipted} /> },
            ...(count > 0
              ? [
                  { label: word('count'), value: countText(count) },
                  { label: word('sum'), value: <MoneyText amount={grossAmount} /> },
                  {
                    label: fields.withholdingTax.label[language],
                    value: <MoneyText amount={withholdingTax} />,
                  },
                  { label: fields.netPayment.label[language], value: <MoneyText amount={netPayment} /> },
                  ...(numbers.length > 0
                    ? [{ label: word('numbers'), value: <Numbers of={numbers} /> }]
                    : []),
                ]
              : []),
            { label: word('left'), value: countText(left) },
          ]}
        />
        {count > 0 ? (
          <Receipts seen={seen} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {word('nothing')}
          </Typography>
        )}
        <IssueMonthButton seen={seen} onOrdered={onOrdered} />
      </Stack>
    </Panel>
  );
};
