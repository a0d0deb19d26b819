import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ProtectionRow } from '#contract/finance/protection.ts';
import { protectionFields } from '#domain/fields/settlement/protection.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../components/ui/fields/TextField.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { MonthText } from './MonthText.tsx';
import { linesPath } from './receiptPaths.ts';

/** The settled lines themselves, for whoever reads the report that they stand in. */
const LinesLink = ({ receipt }: { receipt: ProtectionRow }) => {
  const translate = useTranslate();
  const path = linesPath(receipt);
  if (!mayOpen(path.split('?')[0] ?? path, useUser())) return null;
  return (
    <Link component={RouterLink} to={path} variant="body2">
      {translate('protection.openLines')}
    </Link>
  );
};

/** What a receipt is of: partner and month, and what the month's settled lines came to. */
export const FiguresPanel = ({ receipt }: { receipt: ProtectionRow }) => {
  const translate = useTranslate();
  const { partnerId, partnerName, month } = receipt;
  return (
    <Fields of={protectionFields} record={receipt}>
      <Panel
        title={translate('protection.figures')}
        note={translate('protection.figuresNote')}
        aside={<LinesLink receipt={receipt} />}
      >
        <FieldFacts>
          <WordedField source="partnerName">
            <MayLink to={recordPath({ partnerId, merchantId: null })}>{partnerName}</MayLink>
          </WordedField>
          <WordedField source="month">
            <MonthText month={month} />
          </WordedField>
          <WordedField source="storeCount">{countText(receipt.storeCount)}</WordedField>
          <WordedField source="lineCount">{countText(receipt.lineCount)}</WordedField>
          <TextField source="gross" />
          <TextField source="refunds" />
          <TextField source="commission" />
          <TextField source="taxOnCommission" />
          <TextField source="withholdingTax" />
          <TextField source="ewt" />
          <TextField source="net" />
        </FieldFacts>
      </Panel>
    </Fields>
  );
};
