import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Certificate } from '#contract/finance/certificates.ts';
import { atcNature } from '#domain/settlement/certificates/atcNature.ts';
import { SumTable } from '../../components/admin/totals/SumTable.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';
import { useQuarterName } from './certificateTexts.tsx';

const MONTHS = ['month1', 'month2', 'month3'] as const;

/** Part III: what was paid in each month under each tax code, and what was withheld. */
export const DetailsPanel = ({ certificate }: { certificate: Certificate }) => {
  const translate = useTranslate();
  const nameOf = useQuarterName();
  const { lines, total, tax, carriedFrom } = certificate;
  const head = (key: string) => ({ label: translate(`certificates.${key}`) });
  const money = (key: string, amount: string) => <MoneyText key={key} amount={amount} />;
  return (
    <Panel title={translate('certificates.section.details')}>
      <SumTable
        title={translate('certificates.atc')}
        columns={[
          ...MONTHS.map((month) => ({ ...head(month), isWide: true as const })),
          head('field.total'),
          head('field.tax'),
        ]}
        rows={[
          ...lines.map((line) => ({
            ...{ key: line.atc, name: line.percent ? `${line.atc} · ${line.percent}%` : line.atc },
            sums: [
              ...MONTHS.map((month) => money(month, line[month])),
              money('total', line.total),
              money('tax', line.tax),
            ],
          })),
          {
            ...{ key: 'all', name: translate('certificates.all') },
            sums: [...MONTHS.map(() => ''), money('total', total), money('tax', tax)],
          },
        ]}
      />
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {lines.map(({ atc }) => (
          <Typography
            key={atc}
            component="li"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {atc}: {atcNature(atc)}
          </Typography>
        ))}
      </Box>
      {carriedFrom && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate('certificates.carried', { quarter: nameOf(carriedFrom) })}
        </Typography>
      )}
    </Panel>
  );
};
