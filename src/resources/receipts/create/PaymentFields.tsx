import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { CHECK_DAYS, FORMS_OF_PAYMENT, formOfPayment } from '#domain/receipts/formOfPayment.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import type { FormProps } from './formProps.ts';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** How it was paid; a check has a bank, a number and a date. */
export const PaymentFields = ({ typed, tie, onChange }: FormProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (name: keyof typeof fields) => fields[name].label[language];
  const text = (
    name: 'bankName' | 'checkNumber' | 'referenceNumber' | 'invoiceNumber',
    isNeeded: boolean,
  ) => (
    <TextBox
      label={label(name)}
      {...(isNeeded ? { required: true } : { optional: true })}
      maxLength={fields[name].max}
      {...tie(name)}
      value={typed[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Stack spacing={2}>
      <Combobox
        label={label('formOfPayment')}
        required
        {...tie('formOfPayment')}
        options={FORMS_OF_PAYMENT.map((value) => ({ value, label: formOfPayment[value][language] }))}
        value={typed.formOfPayment}
        onChange={(value) =>
          onChange({ formOfPayment: FORMS_OF_PAYMENT.find((one) => one === value) ?? typed.formOfPayment })
        }
      />
      {typed.formOfPayment === 'CHECK' && (
        <>
          {text('bankName', true)}
          <Box sx={pair}>
            {text('checkNumber', true)}
            <DateBox
              label={label('checkDate')}
              help={translate('receipts.create.checkHelp', CHECK_DAYS)}
              required
              {...tie('checkDate')}
              value={typed.checkDate}
              onChange={(checkDate) => onChange({ checkDate })}
            />
          </Box>
        </>
      )}
      <Box sx={pair}>
        {text('referenceNumber', false)}
        {text('invoiceNumber', false)}
      </Box>
    </Stack>
  );
};
