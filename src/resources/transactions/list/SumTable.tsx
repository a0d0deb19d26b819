import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { countText } from '../../../components/ui/numberTexts.ts';
import { MoneyText, NONE } from '../../../components/ui/texts.tsx';

interface Sum {
  name: string;
  count: number;
  amount: string;
  refundedAmount: string;
}

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
/** On a phone there is no room for it. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const cells = {
  '& td, & th': { px: { xs: 0.5, sm: 1 }, py: 0.5 },
  '& tr:last-child > *': { borderBottom: 0 },
} as const;

/** Sums, a line each; many of them scroll within the table. */
export const SumTable = ({ title, rows }: { title: string; rows: readonly Sum[] }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        // Scrolled by the keyboard too.
        {...(rows.length > 8 ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
        sx={{ maxHeight: 320, overflow: 'auto' }}
      >
        <Table size="small" stickyHeader aria-label={title} sx={cells}>
          <TableHead>
            <TableRow>
              <TableCell>{title}</TableCell>
              <TableCell align="right">{translate('transactions.totals.count')}</TableCell>
              <TableCell align="right">{translate('transactions.totals.amount')}</TableCell>
              <TableCell align="right" sx={wide}>
                {translate('transactions.totals.refunded')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, count, amount, refundedAmount }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right" sx={figures}>
                  {countText(count)}
                </TableCell>
                <TableCell align="right" sx={figures}>
                  <MoneyText amount={amount} />
                </TableCell>
                <TableCell align="right" sx={{ ...figures, ...wide }}>
                  {refundedAmount === '0.00' ? NONE : <MoneyText amount={refundedAmount} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};
