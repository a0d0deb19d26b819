import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/day.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { fieldsOfType } from '#domain/receipts/fieldsOfType.ts';
import { MONTHS, monthName } from '#domain/receipts/receiptMonth.ts';
import { PAYMENT_CHANNELS, paymentChannel } from '#domain/receipts/receiptStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import type { FormProps } from './formProps.ts';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The contracts of the payor, to be chosen from. */
const ContractChoice = ({ typed, tie, onChange }: FormProps) => {
  const tied = tie('contract');
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { payorId } = typed;
  const { data, status, refetch } = useQuery({
    queryKey: ['payor', payorId, 'contracts'],
    queryFn: () => (payorId === null ? [] : provider.listPayorContracts(payorId)),
  });
  return (
    <Combobox
      label={fields.contract.label[language]}
      optional
      options={(data ?? []).map(({ number, startDate, expiryDate }) => ({
        value: number,
        label: `${number} (${formatDate(startDate)} – ${formatDate(expiryDate)})`,
      }))}
      status={status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      value={typed.contract || null}
      onChange={(contract) => onChange({ contract: contract ?? '' })}
      {...tied}
      disabled={tied.disabled || payorId === null}
    />
  );
};

/** What a receipt is of: a partner's month, a customer's contract, or what one says in one's own words. */
export const AboutFields = (props: FormProps) => {
  const { typed, tie, onChange } = props;
  const language = useLanguage();
  const { needed, mayHave } = fieldsOfType(typed.type);
  const label = (name: keyof typeof fields) => fields[name].label[language];
  if (!needed.includes('month'))
    return needed.includes('contract') ? (
      <TextBox
        label={label('contract')}
        required
        maxLength={fields.contract.max}
        {...tie('contract')}
        value={typed.contract}
        onChange={(contract) => onChange({ contract })}
      />
    ) : (
      <TextBox
        label={label('paymentFor')}
        required
        maxLength={fields.paymentFor.max}
        {...tie('paymentFor')}
        value={typed.paymentFor}
        onChange={(paymentFor) => onChange({ paymentFor })}
      />
    );
  return (
    <Stack spacing={2}>
      <Box sx={pair}>
        <Combobox
          label={label('month')}
          required
          {...tie('month')}
          options={MONTHS.map((month) => ({ value: String(month), label: monthName(month)[language] }))}
          value={String(typed.month)}
          onChange={(month) => onChange({ month: Number(month ?? typed.month) })}
        />
        <TextBox
          label={label('year')}
          required
          inputMode="numeric"
          maxLength={4}
          {...tie('year')}
          value={typed.year}
          onChange={(year) => onChange({ year: year.replaceAll(/\D/g, '') })}
        />
      </Box>
      {mayHave.includes('contract') && <ContractChoice {...props} />}
      <Box sx={pair}>
        <Combobox
          label={label('paymentChannel')}
          required
          {...tie('paymentChannel')}
          options={PAYMENT_CHANNELS.map((value) => ({ value, label: paymentChannel[value][language] }))}
          value={typed.paymentChannel}
          onChange={(value) =>
            onChange({ paymentChannel: PAYMENT_CHANNELS.find((one) => one === value) ?? null })
          }
        />
        <TextBox
          label={label('soa')}
          optional
          maxLength={fields.soa.max}
          {...tie('soa')}
          value={typed.soa}
          onChange={(soa) => onChange({ soa })}
        />
      </Box>
    </Stack>
  );
};
