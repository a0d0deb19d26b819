import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import type { FieldProps } from '../../../components/ui/fields/Field.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { SearchSeveral } from '../../../components/ui/search/SearchSeveral.tsx';
import type { Named } from './promoValues.ts';

interface Props extends FieldProps {
  value: unknown;
  onChange: (partners: Named[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

const namedOf = (value: unknown): Named[] => (Array.isArray(value) ? value : []);

/** The partners of a promo, found by what is typed. */
const PartnersBox = ({ value, onChange, ...props }: Props) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  return (
    <SearchSeveral<Named>
      {...props}
      autoHighlight
      value={namedOf(value)}
      onChange={(partners) => onChange(partners.map(({ id, name }) => ({ id, name })))}
      placeholder={translate('promos.findPartners')}
      searchKey="partners"
      search={(text) =>
        client.fetchQuery({
          queryKey: ['choices', 'promoPartners', text],
          queryFn: () => provider.findPromoPartners(text),
        })
      }
      nameOf={({ name }) => name}
    />
  );
};

const FormPartners = /* @__PURE__ */ bound(PartnersBox);

/** The partners of the promo around it. */
export const PartnersInput = ({ source }: { source: string }) => {
  const { label, name } = useField(source);
  return <FormPartners name={name} label={label} required />;
};
