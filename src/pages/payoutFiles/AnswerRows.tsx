import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnswerRow, BankAnswer } from '#contract/finance/payoutFiles.ts';
import type { Tone } from '#domain/status.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { MoneyText, NONE } from '../../components/ui/texts.tsx';

type Verdict = AnswerRow['verdict'];
const TONES: Partial<Record<Verdict, Tone>> = {
  paid: 'success',
  returned: 'warning',
  bounced: 'warning',
  waiting: 'neutral',
  known: 'neutral',
  silent: 'neutral',
};

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const cells = { '& td, & th': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top' } } as const;

const Row = ({ row }: { row: AnswerRow }) => {
  const translate = useTranslate();
  const tone = TONES[row.verdict] ?? 'error';
  const label = translate(`payoutFiles.verdict.${tone === 'error' ? 'wrong' : row.verdict}`);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
        {row.row}
      </TableCell>
      <TableCell>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {row.reference || NONE}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {row.payeeName}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={wide}>
        <MoneyText amount={row.amount} />
      </TableCell>
      <TableCell>
        <StatusChip tone={tone} label={label} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {row.message}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...wide, overflowWrap: 'anywhere' }}>
        {row.bankReference ?? row.returnReason ?? NONE}
      </TableCell>
    </TableRow>
  );
};

/** The rows of an answer with what is found of each, those that are wrong on top. */
export const AnswerRows = ({ answer: { rows, rowCount } }: { answer: BankAnswer }) => {
  const translate = useTranslate();
  const title = translate('payoutFiles.answer.rows');
  const head = (key: string) => translate(`payoutFiles.answer.${key}`);
  return (
    <Box>
      <Box tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: 420, overflow: 'auto' }}>
        <Table size="small" stickyHeader aria-label={title} sx={cells}>
          <TableHead>
            <TableRow>
              <TableCell>{head('row')}</TableCell>
              <TableCell>{head('reference')}</TableCell>
              <TableCell align="right" sx={wide}>
                {head('amount')}
              </TableCell>
              <TableCell>{head('verdict')}</TableCell>
              <TableCell sx={wide}>{head('bankSays')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {rowCount > rows.length && (
        <Typography variant="caption" color="textSecondary">
          {translate('payoutFiles.answer.more', { smart_count: rowCount - rows.length })}
        </Typography>
      )}
    </Box>
  );
};
