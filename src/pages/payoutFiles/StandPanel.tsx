import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { pathOf } from '#domain/pages.ts';
import { isReleased } from '#domain/settlement/bank/payoutFileState.ts';
import type { PayoutStatus } from '#domain/settlement/payoutStatus.ts';
import { SumTable } from '../../components/admin/totals/SumTable.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText, MoneyText } from '../../components/ui/texts.tsx';

/** The payouts of a file, all of them or those in a state. */
const payoutsOf = (fileId: string, status?: PayoutStatus): string =>
  `${pathOf('payoutList')}?filter=${encodeURIComponent(
    JSON.stringify({ fileId, ...(status && { status: [status] }) }),
  )}`;

/** What went out with a file and how the bank has taken it; each name opens its payouts. */
export const StandPanel = ({ file }: { file: PayoutFileRow }) => {
  const translate = useTranslate();
  const { id, payoutCount, paidCount, returnedCount, openCount } = file;
  const row = (key: string, count: number, amount: string, status?: PayoutStatus) => ({
    key,
    name: translate(`payoutFiles.stand.${key}`),
    ...(count > 0 && { to: payoutsOf(id, status) }),
    sums: [countText(count), <MoneyText key="sum" amount={amount} />],
  });
  return (
    <Panel
      title={translate('payoutFiles.stand.title')}
      aside={
        <Link component={RouterLink} to={payoutsOf(id)} variant="body2">
          {translate('payoutFiles.openPayouts')}
        </Link>
      }
    >
      <SumTable
        title={translate('payoutFiles.stand.payouts')}
        columns={[
          { label: translate('payoutFiles.field.payoutCount') },
          { label: translate('payoutFiles.field.amount') },
        ]}
        rows={[
          ...(isReleased(file.state)
            ? [
                row('paid', paidCount, file.paidAmount, 'PAID'),
                row('returned', returnedCount, file.returnedAmount, 'RETURNED'),
                row('open', openCount, file.openAmount, 'SENT'),
              ]
            : []),
          row('all', payoutCount, file.amount),
        ]}
      />
      {file.dtimeReleased && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('payoutFiles.releasedBy', { name: file.releasedBy })}{' '}
          <DateText value={file.dtimeReleased} withTime />
        </Typography>
      )}
      {file.dtimeCancelled && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('payoutFiles.cancelledBy', { name: file.cancelledBy })}{' '}
          <DateText value={file.dtimeCancelled} withTime />
        </Typography>
      )}
      {file.dtimeAnswered && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('payoutFiles.answeredBy', { name: file.answeredBy })}{' '}
          <DateText value={file.dtimeAnswered} withTime />
        </Typography>
      )}
    </Panel>
  );
};
