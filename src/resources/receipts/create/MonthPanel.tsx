import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrSummary } from '#contract/finance/officialReceipts.ts';
import { centavosOf } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { monthName, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { ReceiptChip } from '../ReceiptChip.tsx';
import { usePayorMonth } from './usePayorMonth.ts';

interface Props {
  payorId: string;
  month: ReceiptMonth;
  /** Takes over what is left as the amount; left out where the type is not of the closed lines. */
  onTake?: ((pesos: string) => void) | undefined;
}

const last = { fontWeight: 600, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1.25 } as const;
const Line = ({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) => (
  <Typography
    component="div"
    variant="body2"
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, ...(isSum ? last : {}) }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ m: 0 }}>
      <MoneyText amount={amount} />
    </Box>
  </Typography>
);

const Given = ({ receipts }: Pick<OrSummary, 'receipts'>) => (
  <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
    {receipts.map(({ orNumber, status, grossAmount }) => (
      <Box
        component="li"
        key={orNumber}
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 0.5 }}
      >
        <Typography
          component={Link}
          to={pathOf('officialReceipt', { orNumber })}
          variant="body2"
          sx={{ color: 'primary.main', flex: 1 }}
        >
          {orNumber}
        </Typography>
        <ReceiptChip status={status} />
        <Typography variant="body2" component="span">
          <MoneyText amount={grossAmount} />
        </Typography>
      </Box>
    ))}
  </Box>
);

/** What a payor's month comes to by its closed days, what of it is receipted, and the rest. */
export const MonthPanel = ({ payorId, month, onTake }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const query = usePayorMonth(payorId, month);
  const word = (key: string, of: object = {}) => translate(`receipts.month.${key}`, of);
  return (
    <Panel title={word('title', { month: monthName(month.month)[language], year: month.year })}>
      <Answered query={query}>
        {(summary) => (
          <>
            <Typography variant="body2" color="textSecondary">
              {word(summary.isOpen ? 'open' : 'closed', {
                smart_count: summary.lineCount,
                lines: countText(summary.lineCount),
              })}
            </Typography>
            <Box component="dl" sx={{ m: 0, mt: 1 }}>
              <Line label={word('commission')} amount={summary.commission} />
              <Line label={word('tax')} amount={summary.taxOnCommission} />
              <Line label={word('due')} amount={summary.due} isSum />
              <Line label={word('receipted')} amount={summary.receipted} />
              <Line label={word('rest')} amount={summary.rest} isSum />
            </Box>
            {summary.withholdingTax !== '0.00' && (
              <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
                {word('withheld')} <MoneyText amount={summary.withholdingTax} />
              </Typography>
            )}
            {summary.receipts.length > 0 && <Given receipts={summary.receipts} />}
            {onTake && (centavosOf(summary.rest) ?? 0n) > 0n && (
              <Button size="small" variant="outlined" sx={{ mt: 1.5 }} onClick={() => onTake(summary.rest)}>
                {word('take')}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
};
