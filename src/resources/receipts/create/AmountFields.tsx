import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { VAT_CLASSES, vatClass } from '#domain/receipts/receiptAmounts.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import type { FormProps } from './formProps.ts';
import { WITHHELD_BY } from './receiptTyped.ts';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** How much was paid, VAT included, and how much of it was withheld. */
export const AmountFields = ({ typed, disabled, tie, onChange }: FormProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (name: keyof typeof fields) => fields[name].label[language];
  const withheldLabel = (by: (typeof WITHHELD_BY)[number]) => {
    if (by === '0') return translate('receipts.create.nothingWithheld');
    return by === 'amount'
      ? translate('receipts.create.otherAmount')
      : translate('receipts.create.withheldAt', { percent: by });
  };
  return (
    <Stack spacing={2}>
      {typed.type === 'OTHERS' && (
        <Combobox
          label={label('vatClass')}
          required
          {...tie('vatClass')}
          options={VAT_CLASSES.map((value) => ({ value, label: vatClass[value][language] }))}
          value={typed.vatClass}
          onChange={(value) => onChange({ vatClass: VAT_CLASSES.find((one) => one === value) ?? null })}
        />
      )}
      <TextBox
        label={label('grossAmount')}
        help={translate('receipts.create.grossHelp')}
        required
        inputMode="decimal"
        maxLength={20}
        start="₱"
        {...tie('grossAmount')}
        value={typed.grossAmount}
        onChange={(grossAmount) => onChange({ grossAmount })}
      />
      <Box sx={pair}>
        <Combobox
          label={label('withholdingTax')}
          {...(typed.withheldBy === 'amount' ? { disabled } : tie('withholdingTax'))}
          options={WITHHELD_BY.map((value) => ({ value, label: withheldLabel(value) }))}
          value={typed.withheldBy}
          onChange={(value) => onChange({ withheldBy: WITHHELD_BY.find((one) => one === value) ?? '0' })}
        />
        {typed.withheldBy === 'amount' && (
          <TextBox
            label={translate('receipts.create.withheldAmount')}
            inputMode="decimal"
            maxLength={20}
            start="₱"
            {...tie('withholdingTax')}
            value={typed.withholdingTax}
            onChange={(withholdingTax) => onChange({ withholdingTax })}
          />
        )}
      </Box>
    </Stack>
  );
};
