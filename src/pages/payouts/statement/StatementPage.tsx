import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { formatDate } from '#domain/day.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import { pathOf } from '#domain/pages.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordGone } from '../../../components/admin/RecordGone.tsx';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { StatementDays } from './StatementDays.tsx';
import { StatementRange } from './StatementRange.tsx';
import { StatementSums } from './StatementSums.tsx';
import { useStatementRange } from './useStatementRange.ts';

const Files = ({ id, statement: { from, to } }: { id: string; statement: PayeeStatement }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const as = (format: 'xlsx' | 'pdf') => (
    <OutOfView>
      <SaveFileButton
        label={translate(`payouts.statement.${format}`)}
        variant="outlined"
        fetchFile={() => provider.downloadPayeeStatement(id, { from, to }, format)}
      />
    </OutOfView>
  );
  return (
    <>
      {as('pdf')}
      {as('xlsx')}
    </>
  );
};

const Statement = ({ id, statement }: { id: string; statement: PayeeStatement }) => {
  const translate = useTranslate();
  const { payeeName, merchantId, from, to } = statement;
  return (
    <Fields of={payoutFields} record={statement}>
      <HeadBar
        title={translate('payouts.statement.of', { name: payeeName })}
        line={
          <Stack component="span" direction="row" sx={{ gap: 1.5 }}>
            <span>{translate('payouts.statement.days', { from: formatDate(from), to: formatDate(to) })}</span>
            <span>{translate(merchantId === null ? 'payouts.partner' : 'payouts.store')}</span>
          </Stack>
        }
        actions={<Files id={id} statement={statement} />}
      />
      <Stack spacing={2.5} sx={{ mt: 2.5 }}>
        <StatementRange from={from} to={to} />
        <StatementSums statement={statement} />
        <StatementDays days={statement.days} />
      </Stack>
    </Fields>
  );
};

/** What a payee owed, what each day brought and what was paid of it; it ties out from the first day to the last. */
export const StatementPage = () => {
  const { id = '' } = useParams();
  const { range } = useStatementRange();
  const provider = useSukiDataProvider();
  const query = useQuery({
    queryKey: ['payouts', 'statement', id, range],
    queryFn: () => provider.getPayeeStatement(id, range),
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <Answered query={query} gone={(status) => <RecordGone status={status} listPath={pathOf('payoutList')} />}>
      {(statement) => <Statement id={id} statement={statement} />}
    </Answered>
  );
};
