import { useTranslate } from 'react-admin';
import type { CertificateStanding } from '#contract/finance/certificates.ts';
import { SumTable } from '../../components/admin/totals/SumTable.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { MoneyText } from '../../components/ui/texts.tsx';

/** What a quarter comes to by tax code: the sums of the return. */
export const AtcSums = ({ standing: { byAtc } }: { standing: CertificateStanding }) => {
  const translate = useTranslate();
  return (
    <SumTable
      title={translate('certificates.stand.byAtc')}
      columns={[
        { label: translate('certificates.stand.atcPayees'), isWide: true },
        { label: translate('certificates.field.total') },
        { label: translate('certificates.field.tax') },
      ]}
      rows={byAtc.map(({ atc, payeeCount, total, tax }) => ({
        ...{ key: atc, name: atc },
        sums: [
          countText(payeeCount),
          <MoneyText key="total" amount={total} />,
          <MoneyText key="tax" amount={tax} />,
        ],
      }))}
    />
  );
};
