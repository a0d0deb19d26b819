import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Refund } from '#contract/finance/refunds.ts';
import { refundFields, transactionFields } from '#domain/fields/transaction.ts';
import { pathOf } from '#domain/pages.ts';
import { refundReason } from '#domain/transactions/refundReasons.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText, MoneyText } from '../../../components/ui/texts.tsx';
import { RefundChip } from './TransactionChip.tsx';

const line = { '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider', pb: 2 } } as const;

/** The way to what a second person decides, where it waits and one may open it. */
const RequestLink = ({ refund: { status, approvalRequestId } }: { refund: Refund }) => {
  const translate = useTranslate();
  const to = approvalRequestId && pathOf('approval', { id: approvalRequestId });
  const isOpen = mayOpen(to ?? '', useUser());
  if (!to || !isOpen || status !== 'REQUESTED') return null;
  return (
    <Link component={RouterLink} to={to} variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
      {translate('transactions.refund.toRequest')}
    </Link>
  );
};

/** Why it came to nothing, before all else that is known of it. */
const NotRefunded = ({ why }: { why: string }) => {
  const translate = useTranslate();
  return (
    <Alert severity="error" role="note" sx={{ mb: 1.5 }}>
      <AlertTitle>{refundFields.failure.label[useLanguage()]}</AlertTitle>
      <div>{why}</div>
      <div>{translate('transactions.refund.leftAgain')}</div>
    </Alert>
  );
};

const OneRefund = ({ refund, refunds }: { refund: Refund; refunds: readonly Refund[] }) => {
  const language = useLanguage();
  const same = refunds.find(({ id }) => id === refund.sameRefundAs);
  return (
    <Fields of={refundFields} record={refund}>
      <Box component="li" sx={line}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            <MoneyText amount={refund.refundAmount} />
          </Typography>
          <RefundChip status={refund.status} />
        </Stack>
        {refund.failure && <NotRefunded why={refund.failure} />}
        <FieldFacts>
          <WordedField source="refundReason">{refundReason[refund.refundReason][language]}</WordedField>
          {refund.refundedItems && <TextField source="refundedItems" />}
          <WordedField source="refundCreatedDate">
            <DateText value={refund.refundCreatedDate} withTime />
          </WordedField>
          <TextField source="requestedBy" />
          {same && (
            <WordedField source="sameRefundAs">
              <MoneyText amount={same.refundAmount} /> · <DateText value={same.refundCreatedDate} withTime />
            </WordedField>
          )}
          {refund.decidedBy && <TextField source="decidedBy" />}
          {refund.dtimeDecided && (
            <WordedField source="dtimeDecided">
              <DateText value={refund.dtimeDecided} withTime />
            </WordedField>
          )}
          {refund.dtimeSent && (
            <WordedField source="dtimeSent">
              <DateText value={refund.dtimeSent} withTime />
            </WordedField>
          )}
          {refund.settledDay && (
            <WordedField source="settledDay">
              <DateText value={refund.settledDay} />
            </WordedField>
          )}
          {refund.dtimeEnded && (
            <WordedField source="dtimeEnded">
              <DateText value={refund.dtimeEnded} withTime />
            </WordedField>
          )}
          {refund.processorReference && <TextField source="processorReference" />}
          {refund.notes && <TextField source="notes" />}
        </FieldFacts>
        <RequestLink refund={refund} />
      </Box>
    </Fields>
  );
};

/** What was refunded of a payment, the latest first. */
export const RefundsPanel = ({ refunds }: { refunds: readonly Refund[] }) => {
  const translate = useTranslate();
  return (
    <Panel title={transactionFields.refunds.label[useLanguage()]}>
      {refunds.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('transactions.noRefunds')}
        </Typography>
      ) : (
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {refunds.map((refund) => (
            <OneRefund key={refund.id} refund={refund} refunds={refunds} />
          ))}
        </Stack>
      )}
    </Panel>
  );
};
