import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PayoutLine } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { productSlug } from '#domain/settlement/productSlug.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

const AMOUNTS = ['gross', 'refunds', 'commission', 'taxOnCommission', 'ewt', 'net'] as const;
/** What a phone has room for. */
const ALWAYS: readonly string[] = ['gross', 'net'];
const cells = {
  '& td, & th': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top' },
  '& tr:last-child > *': { borderBottom: 0 },
} as const;
const shownAt = (name: string) =>
  ALWAYS.includes(name) ? {} : { display: { xs: 'none', md: 'table-cell' } as const };

const Terms = ({ line: { mdrPercent, ewt, isTwa, atcCode } }: { line: PayoutLine }) => {
  const translate = useTranslate();
  const hasEwt = ewt !== '0.00';
  const kinds = [
    ...(hasEwt ? [translate('payouts.line.isEwt')] : []),
    ...(isTwa ? [translate('payouts.line.isTwa')] : []),
  ];
  return (
    <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
      {[`MDR ${Number(mdrPercent)}%`, ...kinds, ...(hasEwt && atcCode ? [atcCode] : [])].join(' · ')}
    </Typography>
  );
};

/** The lines of a payout: a store, a product and a rate each, from the sales to the net. */
export const LinesPanel = ({ lines }: { lines: readonly PayoutLine[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate('payouts.section.lines');
  return (
    <Panel title={title}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={title} sx={cells}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('payouts.line.merchantName')}</TableCell>
              {AMOUNTS.map((name) => (
                <TableCell key={name} align="right" sx={shownAt(name)}>
                  {translate(`payouts.line.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  <MayLink
                    to={pathOf('disbursementLine', {
                      transactionType: productSlug(line.transactionType),
                      id: line.id,
                    })}
                  >
                    {line.merchantName}
                  </MayLink>
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    component="span"
                    sx={{ display: 'block' }}
                  >
                    {mdrType[line.transactionType][language]}
                  </Typography>
                  <Terms line={line} />
                </TableCell>
                {AMOUNTS.map((name) => (
                  <TableCell key={name} align="right" sx={shownAt(name)}>
                    <MoneyText amount={line[name]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
};
