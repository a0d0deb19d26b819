import { useTranslate } from 'react-admin';
import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import type { TypedTerms } from './lacking.ts';
import { PartnersChoice } from './PartnersChoice.tsx';
import { ProductChoice } from './ProductChoice.tsx';

interface Props {
  typed: TypedTerms;
  onChange: (changed: Partial<TypedTerms>) => void;
  /** What is wrong with a field, by its name here or on the wire. */
  errorOf: (field: keyof TypedTerms, onWire?: string) => string | undefined;
}

const LIMITS = ['paymentLimit', 'dayLimit', 'monthLimit'] as const;

/** What a key may post: partners, products, limits, calls a minute, and the addresses that it is used from. */
export const TermsFields = ({ typed, onChange, errorOf }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (field: keyof typeof fields) => fields[field].label[language];
  return (
    <>
      <PartnersChoice
        typed={typed}
        onChange={onChange}
        error={errorOf('allPartners') ?? errorOf('partners', 'partnerIds')}
      />
      <ProductChoice
        label={label('transactionTypes')}
        value={typed.products}
        onChange={(products) => onChange({ products })}
        error={errorOf('products', 'transactionTypes')}
      />
      {LIMITS.map((field) => (
        <TextBox
          key={field}
          label={label(field)}
          help={translate(`machines.${field}Help`)}
          required
          inputMode="decimal"
          maxLength={20}
          start="₱"
          value={typed[field]}
          onChange={(value) => onChange({ [field]: value })}
          error={errorOf(field)}
        />
      ))}
      <TextBox
        label={label('perMinute')}
        help={translate('machines.perMinuteHelp')}
        required
        maxLength={3}
        value={typed.perMinute}
        onChange={(perMinute) => onChange({ perMinute })}
        error={errorOf('perMinute')}
      />
      <TextBox
        label={label('addresses')}
        help={translate('machines.addressesHelp')}
        optional
        rows={2}
        value={typed.addresses}
        onChange={(addresses) => onChange({ addresses })}
        error={errorOf('addresses')}
      />
    </>
  );
};
