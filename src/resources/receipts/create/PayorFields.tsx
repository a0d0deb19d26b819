import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OrPayor } from '#contract/finance/officialReceipts.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { TinBox } from '../../../components/ui/fields/TinBox.tsx';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';
import type { FormProps } from './formProps.ts';

const optionOf = ({ id, name, tinNumber }: OrPayor) => ({
  value: id,
  label: tinNumber ? `${name} · ${formatTin(tinNumber)}` : name,
});

/** The TIN and the address that the receipt takes from the partner's record. */
const OfRecord = ({ payor }: { payor: OrPayor }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      {payor.tinNumber ? formatTin(payor.tinNumber) : translate('receipts.create.noTin')}
      {' · '}
      {payor.address ?? translate('receipts.create.noAddress')}
    </Typography>
  );
};

/** A partner that is found by name, code or TIN; one that was chosen before a reload is named too. */
const PartnerChoice = ({ typed, tie, onChange }: FormProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { payorId } = typed;
  const { data: payor } = useQuery({
    queryKey: ['payor', payorId],
    queryFn: () => (payorId === null ? null : provider.getPayor(payorId)),
  });
  return (
    <Stack spacing={1}>
      <SearchCombobox
        label={fields.payorName.label[language]}
        help={translate('receipts.create.payorHelp')}
        required
        {...tie('payorId')}
        search={async (text) => (await provider.findPayors(text)).map(optionOf)}
        value={payorId}
        known={payor ? optionOf(payor) : null}
        onChange={(chosen) => onChange({ payorId: chosen, contract: '' })}
      />
      {payor && <OfRecord payor={payor} />}
    </Stack>
  );
};

/** Whose money it is: a partner that is found by name or TIN, or somebody whose name is typed. */
export const PayorFields = (props: FormProps) => {
  const { typed, tie, onChange } = props;
  const language = useLanguage();
  const label = (name: keyof typeof fields) => fields[name].label[language];
  if (receiptType[typed.type].payor === 'PARTNER') return <PartnerChoice {...props} />;
  return (
    <Stack spacing={2}>
      <TextBox
        label={label('payorName')}
        required
        maxLength={fields.payorName.max}
        {...tie('payorName')}
        value={typed.payorName}
        onChange={(payorName) => onChange({ payorName })}
      />
      <TinBox
        label={label('tinNumber')}
        optional
        {...tie('tinNumber')}
        value={typed.tinNumber}
        onChange={(tinNumber) => onChange({ tinNumber })}
      />
      <TextBox
        label={label('address')}
        optional
        maxLength={fields.address.max}
        {...tie('address')}
        value={typed.address}
        onChange={(address) => onChange({ address })}
      />
    </Stack>
  );
};
