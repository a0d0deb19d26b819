import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Transaction } from '#contract/finance/transactions.ts';
import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { ProductText } from '../list/transactionColumns.tsx';

const Named = ({ name, path }: { name: string; path: string }) =>
  mayOpen(path, useUser()) ? (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  ) : (
    name
  );

/** Where, when and how it was paid. */
export const PaymentPanel = ({ payment }: { payment: Transaction }) => {
  const translate = useTranslate();
  const { partnerId, partnerName, merchantId, merchantName, dtimeTransaction, status } = payment;
  const stores = { type: 'merchants', id: merchantId };
  return (
    <Panel title={translate('transactions.section.payment')}>
      <FieldFacts>
        <WordedField source="dtimeTransaction">
          <DateText value={dtimeTransaction} withTime />
        </WordedField>
        <WordedField source="merchantName">
          <Named name={merchantName} path={pathOf('recordOverview', stores)} />
        </WordedField>
        <TextField source="hsisSalesRoomCode" />
        <WordedField source="partnerName">
          <Named name={partnerName} path={pathOf('recordOverview', { type: 'partners', id: partnerId })} />
        </WordedField>
        <WordedField source="transactionType">
          <ProductText type={payment.transactionType} />
        </WordedField>
        <TextField source="cashier" />
        <TextField source="ccAccountNumber" />
        <TextField source="source" />
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
