import Box from '@mui/material/Box';
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

/** Where what is missing is said. */
const mendPath = (why: MonthException, id: string): string | null => {
  const { mendedAt } = monthException[why];
  if (mendedAt === null) return null;
  return pathOf(mendedAt === 'BUSINESS' ? 'businessDetails' : 'recordOverview', { type: 'partners', id });
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
      <StatusChip tone={path ? 'warning' : 'neutral'} label={monthException[why].label[language]} />
      <Typography variant="body2" component="span" sx={{ ml: 'auto', minWidth: 96, textAlign: 'right' }}>
        <MoneyText amount={row.rest} />
      </Typography>
    </Stack>
  );
};

/** Who gets no receipt of a month, why, and where it is mended; what can be mended first. */
export const LeftOutPanel = ({ rows }: { rows: readonly ReceiptMonthRow[] }) => {
  const translate = useTranslate();
  const title = translate('receipts.months.leftOut', { smart_count: rows.length });
  const named = rows.flatMap((row) => (row.why === null ? [] : [{ row, why: row.why }]));
  const mendable = named.filter(({ why }) => monthException[why].mendedAt !== null);
  const others = named.filter(({ why }) => monthException[why].mendedAt === null);
  return (
    <Panel title={title} note={translate('receipts.months.leftOutNote')}>
      <Box
        {...(rows.length > 8 ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
        sx={{ maxHeight: 320, overflow: 'auto' }}
      >
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {[...mendable, ...others].map(({ row, why }) => (
            <Row key={row.partnerId} row={row} why={why} />
          ))}
        </Stack>
      </Box>
    </Panel>
  );
};
