import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RecordChoice } from '#contract/finance/recordChoice.ts';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';
import { MoneyText, NONE } from '../../../components/ui/texts.tsx';

type Till = TransactionTotals['byCashier'][number];
type Sums = Pick<Till, 'count' | 'amount' | 'refundCount' | 'refundAmount'>;

const sumOf = (tills: readonly Till[]): Sums => {
  const money = (of: 'amount' | 'refundAmount') =>
    formatMoney(tills.reduce((sum, till) => sum + (centavosOf(till[of]) ?? 0n), 0n));
  const count = (of: 'count' | 'refundCount') => tills.reduce((sum, till) => sum + till[of], 0);
  return {
    ...{ count: count('count'), refundCount: count('refundCount') },
    ...{ amount: money('amount'), refundAmount: money('refundAmount') },
  };
};

const sumsOf = ({ count, amount, refundCount, refundAmount }: Sums) => [
  countText(count),
  <MoneyText key="amount" amount={amount} />,
  refundCount === 0 ? NONE : countText(refundCount),
  refundCount === 0 ? NONE : <MoneyText key="refunds" amount={refundAmount} />,
];

const Tills = ({ tills }: { tills: readonly Till[] }) => {
  const translate = useTranslate();
  const columns = [
    { label: translate('transactions.totals.count'), isWide: true },
    { label: translate('transactions.totals.amount') },
    { label: translate('transactions.today.refunds'), isWide: true },
    { label: translate('transactions.today.refundAmount') },
  ] as const;
  const rows = tills.map((till) => ({
    key: till.cashier ?? '',
    name: till.cashier ?? translate('transactions.totals.noCashier'),
    sums: sumsOf(till),
  }));
  const all = { key: 'all', name: translate('transactions.today.all'), sums: sumsOf(sumOf(tills)) };
  return (
    <Stack spacing={1}>
      <SumTable
        title={translate('transactions.totals.byCashier')}
        columns={columns}
        rows={tills.length > 1 ? [...rows, all] : rows}
      />
      <Typography variant="caption" color="textSecondary">
        {translate('transactions.today.refundsNote')}
      </Typography>
    </Stack>
  );
};

const optionOf = ({ id, name }: RecordChoice) => ({ value: id, label: name });

interface ChoiceProps {
  value: string;
  known: string | null;
  onChange: (id: string | null) => void;
}

const StoreChoice = ({ value, known, onChange }: ChoiceProps) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  return (
    <Box sx={{ maxWidth: 420 }}>
      <SearchCombobox
        label={translate('transactions.field.merchantName')}
        help={translate('transactions.today.storeHelp')}
        value={value}
        onChange={onChange}
        search={async (text) => (await provider.findTransactionStores(text)).map(optionOf)}
        {...(known && { known: { value, label: known } })}
      />
    </Box>
  );
};

/** Today of the person's first store; whoever works in several sees which one it is, and chooses another. */
const Today = ({ first, name }: { first: string; name: string | null }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const isOfSeveral = (useUser().merchantCount ?? 1) > 1;
  const [merchantId, setMerchantId] = useState(first);
  const today = manilaDate(new Date());
  const day = { gte: today, lte: today };
  const { data, error } = useQuery({
    queryKey: ['transactions', 'totals', 'today', merchantId, today],
    queryFn: () => provider.getTransactionTotals({ day, merchantId: [merchantId] }),
  });
  const filter = JSON.stringify({ day, ...(isOfSeveral && { merchantId: [merchantId] }) });
  const problem = error ? problemOf(error) : null;
  return (
    <Panel
      title={translate('transactions.today.title', { day: formatDate(today) })}
      {...(name && !isOfSeveral && { note: name })}
      aside={
        <Link
          component={RouterLink}
          to={`${pathOf('transactionList')}?filter=${encodeURIComponent(filter)}`}
          variant="body2"
        >
          {translate('transactions.today.only')}
        </Link>
      }
    >
      <Stack spacing={2}>
        {isOfSeveral && (
          <StoreChoice
            value={merchantId}
            known={merchantId === first ? name : null}
            onChange={(id) => setMerchantId(id ?? first)}
          />
        )}
        <ProblemAlert problem={problem} />
        {!data && !problem && <Skeleton variant="rounded" height={96} />}
        {data &&
          (data.byCashier.length > 0 ? (
            <Tills tills={data.byCashier} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {translate('transactions.today.none')}
            </Typography>
          ))}
      </Stack>
    </Panel>
  );
};

/** What a store took and gave back today, by cashier, for its people, who count the till; nothing for others. */
export const TodayPanel = () => {
  const { accessLevel, merchantId, merchantName } = useUser();
  return accessLevel === 'MERCHANT' && merchantId ? (
    <Today key={merchantId} first={merchantId} name={merchantName} />
  ) : null;
};
