import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ReceiptMonthRow } from '#contract/finance/receiptMonth.ts';
import { pathOf } from '#domain/pages.ts';
import { type MonthException, monthException } from '#domain/receipts/monthReceipt.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { MonthNames } from './MonthNames.tsx';
import { NothingDuePanel } from './NothingDuePanel.tsx';

/** Where what is missing is said. */
const mendPath = (why: MonthException, id: string): string | null => {
  const { mendedAt } = monthException[why];
  if (mendedAt === null) return null;
  return pathOf(mendedAt === 'BUSINESS' ? 'businessDetailsEdit' : 'recordOverview', { type: 'partners', id });
};

/** The way to what is missing; to whoever may not go there, who does. */
const Mend = ({ path }: { path: string }) => {
  const translate = useTranslate();
  if (mayOpen(path, useUser()))
    return (
      <Link component={RouterLink} to={path} variant="body2">
        {translate('receipts.months.mend')}
      </Link>
    );
  return (
    <Typography variant="body2" component="span" color="textSecondary">
      {translate('receipts.months.mendBy')}
    </Typography>
  );
};

const Row = ({ row, why }: { row: ReceiptMonthRow; why: MonthException }) => {
  const language = useLanguage();
  const path = mendPath(why, row.partnerId);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {row.name}
      </Typography>
      {path && <Mend path={path} />}
      <StatusChip tone="warning" label={monthException[why].label[language]} />
      <Typography variant="body2" component="span" sx={{ ml: 'auto', minWidth: 96, textAlign: 'right' }}>
        <MoneyText amount={row.rest} />
      </Typography>
    </Stack>
  );
};

/** Who gets no receipt of a month, since something is lacking; and apart from them of whom nothing is left to receipt. */
export const LeftOutPanel = ({ rows }: { rows: readonly ReceiptMonthRow[] }) => {
  const translate = useTranslate();
  const named = rows.flatMap((row) => (row.why === null ? [] : [{ row, why: row.why }]));
  const lacking = named.filter(({ why }) => monthException[why].mendedAt !== null);
  const others = named.filter(({ why }) => monthException[why].mendedAt === null);
  const title = translate('receipts.months.leftOut', { smart_count: lacking.length });
  return (
    <>
      {lacking.length > 0 && (
        <Panel title={title} note={translate('receipts.months.leftOutNote')}>
          <MonthNames title={title} count={lacking.length}>
            {lacking.map(({ row, why }) => (
              <Row key={row.partnerId} row={row} why={why} />
            ))}
          </MonthNames>
        </Panel>
      )}
      {others.length > 0 && <NothingDuePanel rows={others.map(({ row }) => row)} />}
    </>
  );
};
