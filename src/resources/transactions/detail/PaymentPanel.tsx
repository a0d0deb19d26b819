import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { pathOf } from '#domain/pages.ts';
import { holdReason } from '#domain/transactions/holdReason.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { ProductText } from '../list/transactionColumns.tsx';

/** Where, when and how it was paid. */
export const PaymentPanel = ({ payment }: { payment: Transaction }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { partnerId, partnerName, merchantId, merchantName, dtimeTransaction, status } = payment;
  const stores = { type: 'merchants', id: merchantId };
  return (
    <Panel title={translate('transactions.section.payment')}>
      <FieldFacts>
        <WordedField source="dtimeTransaction">
          <DateText value={dtimeTransaction} withTime />
        </WordedField>
        <WordedField source="merchantName">
          <MayLink to={pathOf('recordOverview', stores)}>{merchantName}</MayLink>
        </WordedField>
        <TextField source="hsisSalesRoomCode" />
        <WordedField source="partnerName">
          <MayLink to={pathOf('recordOverview', { type: 'partners', id: partnerId })}>{partnerName}</MayLink>
        </WordedField>
        <WordedField source="transactionType">
          <ProductText type={payment.transactionType} />
        </WordedField>
        <TextField source="cashier" />
        <TextField source="ccAccountNumber" />
        <TextField source="source" />
        {payment.dtimeHeld && (
          <WordedField source="dtimeHeld">
            <DateText value={payment.dtimeHeld} withTime />
          </WordedField>
        )}
        {payment.holdReason && (
          <WordedField source="holdReason">{holdReason[payment.holdReason][language]}</WordedField>
        )}
        {payment.dtimeReleased && (
          <WordedField source="dtimeReleased">
            <DateText value={payment.dtimeReleased} withTime />
          </WordedField>
        )}
        {payment.dtimeReleased && <TextField source="releasedBy" />}
        {status === 'VOIDED' && (
          <WordedField source="dtimeVoided">
            <DateText value={payment.dtimeVoided} withTime />
          </WordedField>
        )}
        {status === 'VOIDED' && <TextField source="voidReason" />}
      </FieldFacts>
    </Panel>
  );
};
