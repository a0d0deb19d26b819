import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { countText } from '../../../ui/numberTexts.ts';
import { DateText } from '../../../ui/texts.tsx';
import { importDiff, type PaymentSum } from './importDiff.ts';

/** On a phone the day stands below the name, so that the amount is seen at once. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const cells = { '& td, & th': { px: { xs: 0.5, sm: 2 } } } as const;
const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const Sum = ({ one, name }: { one: PaymentSum; name: string }) => (
  <TableRow>
    <TableCell sx={{ overflowWrap: 'anywhere' }}>
      {name}
      <Box sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
        {one.day && <DateText value={one.day} />}
      </Box>
    </TableCell>
    <TableCell sx={{ ...number, ...wide }}>{one.day && <DateText value={one.day} />}</TableCell>
    <TableCell align="right" sx={number}>
      {countText(one.count)}
    </TableCell>
    <TableCell align="right" sx={number}>
      {formatPeso(centavosOf(one.after) ?? 0n)}
    </TableCell>
  </TableRow>
);

/** What the payments of a sheet come to, by partner and day, the largest first; all of them are the sum below. */
export const PaymentSums = ({ request }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const { sums, total } = importDiff(request);
  const say = (word: string) => translate(`imports.confirm.sum.${word}`);
  const count = sums.reduce((all, one) => all + one.count, 0);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('imports.confirm.sums')}>
      <Table size="small" aria-label={translate('imports.confirm.sums')} sx={cells}>
        <TableHead>
          <TableRow>
            <TableCell>{say('name')}</TableCell>
            <TableCell sx={wide}>{say('day')}</TableCell>
            <TableCell align="right">{say('count')}</TableCell>
            <TableCell align="right">{say('amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sums.map((one) => (
            <Sum key={`${one.name} ${one.day}`} one={one} name={one.name ?? say('rest')} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& td, & th': { typography: 'body2', fontWeight: 600, color: 'text.primary' } }}>
            <TableCell component="th" scope="row">
              {say('all')}
            </TableCell>
            <TableCell sx={wide} />
            <TableCell align="right" sx={number}>
              {countText(count)}
            </TableCell>
            <TableCell align="right" sx={number}>
              {formatPeso(centavosOf(total ?? '0') ?? 0n)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
};
