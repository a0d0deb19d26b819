import { useTranslate } from 'react-admin';
import type { OwedCertificate } from '#contract/finance/owedCertificates.ts';
import { owedCertificateFields } from '#domain/fields/settlement/owedCertificate.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { SumTable } from '../../../components/admin/totals/SumTable.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText, NONE } from '../../../components/ui/texts.tsx';
import { PayeeTinText } from '../certificateTexts.tsx';
import { partPath } from './owedPaths.ts';

/** Who owes a certificate of what, and what of it arrived. */
export const FiguresPanel = ({ owed }: { owed: OwedCertificate }) => {
  const translate = useTranslate();
  return (
    <Fields of={owedCertificateFields} record={owed}>
      <Panel title={translate('certificates.owed.figures')} note={translate('certificates.owed.figuresNote')}>
        <FieldFacts>
          <TextField source="expected" />
          <TextField source="received" />
          <TextField source="missing" />
          <TextField source="commission" />
          <WordedField source="payeeTin">
            {owed.payeeTin ? <PayeeTinText tin={owed.payeeTin} /> : NONE}
          </WordedField>
          <WordedField source="partnerName">
            <MayLink to={recordPath({ partnerId: owed.partnerId, merchantId: null })}>
              {owed.partnerName}
            </MayLink>
          </WordedField>
          <WordedField source="storeCount">{countText(owed.storeCount)}</WordedField>
          <WordedField source="lineCount">{countText(owed.lineCount)}</WordedField>
        </FieldFacts>
      </Panel>
    </Fields>
  );
};

/** The settled lines that it is of, by month and store; each row leads to its lines. */
export const PartsPanel = ({ owed: { parts } }: { owed: OwedCertificate }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useUser();
  const mayRead = (path: string) => mayOpen(path.split('?')[0] ?? path, user);
  return (
    <Panel title={translate('certificates.owed.lines')} note={translate('certificates.owed.linesNote')}>
      <SumTable
        title={translate('certificates.owed.monthAndStore')}
        columns={[
          { label: translate('certificates.owed.field.lineCount'), isWide: true },
          { label: translate('certificates.owed.field.commission'), isWide: true },
          { label: translate('certificates.owed.withheld') },
        ]}
        rows={parts.map((part) => {
          const to = partPath(part);
          return {
            key: `${part.month} ${part.merchantId}`,
            name: `${monthWords(part.month, language)}, ${part.merchantName}`,
            ...(mayRead(to) && { to }),
            sums: [
              countText(part.lineCount),
              <MoneyText key="commission" amount={part.commission} />,
              <MoneyText key="withheld" amount={part.withholdingTax} />,
            ],
          };
        })}
      />
    </Panel>
  );
};
