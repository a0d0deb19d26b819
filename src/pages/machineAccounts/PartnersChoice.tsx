import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { SearchSeveral } from '../../components/ui/search/SearchSeveral.tsx';
import type { Partner, TypedTerms } from './lacking.ts';

interface Props {
  typed: Pick<TypedTerms, 'allPartners' | 'partners'>;
  onChange: (changed: Partial<TypedTerms>) => void;
  error: string | undefined;
}

/** All partners, chosen expressly, or several of them. */
export const PartnersChoice = ({ typed: { allPartners, partners }, onChange, error }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const id = useId();
  const search = async (text: string) =>
    (await provider.findPartnersWithCode(text)).map(({ value, label }) => ({ id: value, name: label }));
  const isOpen = allPartners === false;
  return (
    <>
      <FormControl component="fieldset" error={Boolean(error)} aria-describedby={error ? id : undefined}>
        <FormLabel component="legend" sx={{ typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
          {translate('machines.whosePayments')}
        </FormLabel>
        <RadioGroup
          row
          value={allPartners === null ? '' : String(allPartners)}
          onChange={(_, value) => onChange({ allPartners: value === 'true' })}
        >
          <FormControlLabel
            value="true"
            label={fields.allPartners.label[language]}
            control={<Radio size="small" />}
          />
          <FormControlLabel
            value="false"
            label={translate('machines.somePartners')}
            control={<Radio size="small" />}
          />
        </RadioGroup>
        {error && !isOpen && (
          <FormHelperText id={id} sx={{ mx: 0 }}>
            {error}
          </FormHelperText>
        )}
      </FormControl>
      {isOpen && (
        <SearchSeveral<Partner>
          label={fields.partnerIds.label[language]}
          required
          value={partners}
          onChange={(chosen) => onChange({ partners: chosen })}
          placeholder={translate('machines.findPartners')}
          searchKey="partners of a key"
          search={search}
          nameOf={({ name }) => name}
          error={error}
        />
      )}
    </>
  );
};
