import { useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../components/ui/fields/TextField.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText } from '../../components/ui/texts.tsx';

/** Where it is paid to, as it was agreed when it was scheduled, and how the bank took it. */
export const AccountPanel = ({ payout }: { payout: Payout }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('payouts.section.account')}>
      <FieldFacts>
        <TextField source="bankName" />
        <TextField source="accountName" />
        <WordedField source="accountLast4">{`…${payout.accountLast4}`}</WordedField>
        {payout.dtimeSent && (
          <WordedField source="dtimeSent">
            <DateText value={payout.dtimeSent} withTime />
          </WordedField>
        )}
        {payout.dtimeEnded && (
          <WordedField source="dtimeEnded">
            <DateText value={payout.dtimeEnded} withTime />
          </WordedField>
        )}
        {payout.bankReference && <TextField source="bankReference" />}
        {payout.returnReason && <TextField source="returnReason" />}
      </FieldFacts>
    </Panel>
  );
};
