import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { PayoutChip } from '../../../components/admin/payouts/PayoutChip.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, MoneyText, NONE } from '../../../components/ui/texts.tsx';

type Day = PayeeStatement['days'][number];

const AMOUNTS = ['carryIn', 'nets', 'amount', 'carryOut'] as const;
const BELOW = ['carryIn', 'nets', 'carryOut'] as const;
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const narrow = { display: { md: 'none' } } as const;
/** On a phone only what is paid has a column: with a second amount beside it the table would be cut. */
const shownAt = (name: (typeof AMOUNTS)[number]) => (name === 'amount' ? undefined : wide);
/** Of most days nothing was owed. */
const isNone = (row: Day, name: (typeof AMOUNTS)[number]): boolean =>
  row[name] === '0.00' && name.startsWith('carry');
const cells = {
  '& td, & th': { px: { xs: 0.5, sm: 1 } },
  '& tr:last-child > *': { borderBottom: 0 },
} as const;

/** What makes up the amount paid, below it, where there is no room for a column of its own. */
const Below = ({ row, name }: { row: Day; name: (typeof AMOUNTS)[number] }) => {
  const translate = useTranslate();
  if (isNone(row, name) || row[name] === row.amount) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={narrow}>
      {translate(`payouts.field.${name}`)} <MoneyText amount={row[name]} />
    </Typography>
  );
};

const Days = ({ days, title }: { days: PayeeStatement['days']; title: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title} sx={cells}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('payouts.field.day')}</TableCell>
            {AMOUNTS.map((name) => (
              <TableCell key={name} align="right" sx={shownAt(name)}>
                {translate(`payouts.field.${name}`)}
              </TableCell>
            ))}
            <TableCell sx={wide}>{translate('payouts.field.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                <MayLink to={pathOf('payoutDetail', { id: row.id })}>
                  <DateText value={row.day} />
                </MayLink>
                <Box sx={{ ...narrow, mt: 0.5 }}>
                  <PayoutChip status={row.status} />
                </Box>
              </TableCell>
              {AMOUNTS.map((name) => (
                <TableCell key={name} align="right" sx={shownAt(name)}>
                  {isNone(row, name) ? NONE : <MoneyText amount={row[name]} />}
                  {name === 'amount' && BELOW.map((part) => <Below key={part} row={row} name={part} />)}
                </TableCell>
              ))}
              <TableCell sx={wide}>
                <PayoutChip status={row.status} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

/** The payouts of the statement, the first day on top; each opens. */
export const StatementDays = ({ days }: Pick<PayeeStatement, 'days'>) => {
  const translate = useTranslate();
  const title = translate('payouts.statement.payouts');
  return (
    <Panel title={title}>
      {days.length > 0 ? (
        <Days days={days} title={title} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('payouts.statement.empty')}
        </Typography>
      )}
    </Panel>
  );
};
