import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SampleAmounts } from '#contract/finance/reportSettings.ts';
import { sampleBody } from '#contract/finance/settingShapes.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { PAYEE_KINDS, payeeKindLabel, WITHHELD } from '#domain/settlement/atc.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { SwitchBox } from '../../../components/ui/fields/SwitchBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import { SETTINGS_KEY } from '../settingQueries.ts';
import { settingBody } from './settingSpec.ts';

const AMOUNTS = [
  'base',
  'commission',
  'taxOnCommission',
  'withholdingTax',
  'ewt',
  'nonTWANetSettlement',
  'twaNetSettlement',
  'net',
] as const satisfies (keyof SampleAmounts)[];

const SAMPLE = {
  ...{ gross: '100000.00', refunds: '0.00', mdrRate: '3', isEwt: true, isTwa: false },
  ...{ product: 'HCPAY', payeeKind: 'CORPORATE' },
};

/** What the sample comes to by what was typed, once it can be reckoned with. */
const useEffect = (sample: typeof SAMPLE) => {
  const provider = useSukiDataProvider();
  const { fromDay, ...values } = settingBody('COMPUTATION', useWatch());
  const asked = useDebounced(JSON.stringify({ fromDay, values, sample }));
  const parsed = sampleBody.safeParse(JSON.parse(asked));
  return useQuery({
    queryKey: [...SETTINGS_KEY, 'sample', asked],
    queryFn: () => {
      if (!parsed.success) throw new Error('Nothing to be reckoned with');
      return provider.sampleComputation(parsed.data);
    },
    enabled: parsed.success,
    placeholderData: keepPreviousData,
  });
};

/** What a line of so much comes to now and would come to, before anything is saved. */
export const SamplePanel = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const [sample, setSample] = useState(SAMPLE);
  const { data } = useEffect(sample);
  const set = (part: Partial<typeof SAMPLE>) => setSample((before) => ({ ...before, ...part }));
  const name = (key: string) => translate(`reportSettings.sample.${key}`);
  return (
    <Panel title={name('title')} note={name('note')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, mb: 1 }}>
        <TextBox
          label={name('gross')}
          start="₱"
          inputMode="decimal"
          value={sample.gross}
          onChange={(gross) => set({ gross })}
        />
        <TextBox
          label={name('refunds')}
          start="₱"
          inputMode="decimal"
          value={sample.refunds}
          onChange={(refunds) => set({ refunds })}
        />
        <TextBox
          label={name('mdrRate')}
          end="%"
          inputMode="decimal"
          value={sample.mdrRate}
          onChange={(mdrRate) => set({ mdrRate })}
        />
        <Combobox
          label={name('product')}
          value={sample.product}
          onChange={(product) => set({ product: product ?? SAMPLE.product })}
          options={WITHHELD.map((value) => ({ value, label: mdrType[value][language] }))}
        />
        <Combobox
          label={name('payeeKind')}
          value={sample.payeeKind}
          onChange={(payeeKind) => set({ payeeKind: payeeKind ?? SAMPLE.payeeKind })}
          options={PAYEE_KINDS.map((value) => ({ value, label: payeeKindLabel[value][language] }))}
        />
        <Box>
          <SwitchBox label={name('isEwt')} value={sample.isEwt} onChange={(isEwt) => set({ isEwt })} />
          <SwitchBox label={name('isTwa')} value={sample.isTwa} onChange={(isTwa) => set({ isTwa })} />
        </Box>
      </Box>
      {data ? (
        <Table
          size="small"
          aria-label={name('title')}
          sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } }, '& th': { whiteSpace: 'normal' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{name('amount')}</TableCell>
              <TableCell align="right">{name('before')}</TableCell>
              <TableCell align="right">{name('after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {AMOUNTS.map((amount) => {
              const isOther = data.before[amount] !== data.after[amount];
              return (
                <TableRow key={amount}>
                  <TableCell>
                    {name(amount)}
                    {amount === 'ewt' && data.atcCode && ` (${data.atcCode}, ${data.atcPercent}%)`}
                  </TableCell>
                  <TableCell align="right">
                    <MoneyText amount={data.before[amount]} />
                  </TableCell>
                  <TableCell align="right" sx={{ fontWeight: isOther ? 700 : undefined }}>
                    <MoneyText amount={data.after[amount]} />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {name('waits')}
        </Typography>
      )}
    </Panel>
  );
};
