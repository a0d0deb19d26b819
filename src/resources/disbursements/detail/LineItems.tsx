import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DisbursementRow, SettledItem } from '#contract/finance/disbursements.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, MoneyText } from '../../../components/ui/texts.tsx';

/** Columns that a phone has no room for: what they say stands below the reference there. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;
const NARROW = { display: { xs: 'block', sm: 'none' } } as const;

const ItemRow = ({ item }: { item: SettledItem }) => {
  const translate = useTranslate();
  const { kind, transactionId, transactionRefNumber, at, amount } = item;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <MayLink to={pathOf('transactionDetail', { id: transactionId })}>{transactionRefNumber}</MayLink>
        <Typography variant="caption" color="textSecondary" component="span" sx={NARROW}>
          {translate(`disbursements.kind.${kind}`)} · <DateText value={at} withTime />
        </Typography>
      </TableCell>
      <TableCell sx={WIDE}>{translate(`disbursements.kind.${kind}`)}</TableCell>
      <TableCell sx={WIDE}>
        <DateText value={at} withTime />
      </TableCell>
      <TableCell align="right">
        <MoneyText amount={amount} />
      </TableCell>
    </TableRow>
  );
};

/** The sales and refunds that a line is the sum of, a hundred at a time. */
export const LineItems = ({ line: { id, paymentCount, refundCount } }: { line: DisbursementRow }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useInfiniteQuery({
    queryKey: ['disbursements', 'items', id],
    queryFn: ({ pageParam }) => provider.getDisbursementItems(id, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { list }) => sum + list.length, 0);
      return shown < total ? shown : undefined;
    },
    retry: false,
  });
  const items = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const counts = [
    translate('disbursements.sales', { smart_count: paymentCount }),
    ...(refundCount ? [translate('disbursements.refundsOf', { smart_count: refundCount })] : []),
  ];
  return (
    <Panel title={translate('disbursements.items')} note={counts.join(', ')}>
      {query.error && <Alert severity="error">{problemOf(query.error).message}</Alert>}
      {query.isPending && <Skeleton variant="rounded" height={120} />}
      {items.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={translate('disbursements.items')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('disbursements.item.reference')}</TableCell>
                <TableCell sx={WIDE}>{translate('disbursements.item.kind')}</TableCell>
                <TableCell sx={WIDE}>{translate('disbursements.item.at')}</TableCell>
                <TableCell align="right">{translate('disbursements.item.amount')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map((item) => (
                <ItemRow key={`${item.kind}-${item.transactionId}-${item.at}-${item.amount}`} item={item} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {query.hasNextPage && (
        <>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            {translate('disbursements.shown', {
              shown: countText(items.length),
              all: countText(paymentCount + refundCount),
            })}
          </Typography>
          <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {translate('disbursements.moreItems')}
          </Button>
        </>
      )}
    </Panel>
  );
};
