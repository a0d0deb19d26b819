import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { Field, type FieldProps } from '../../../components/ui/fields/Field.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import { useOptions } from '../../../components/ui/useOptions.ts';
import type { Named } from './promoValues.ts';

interface Props extends FieldProps {
  value: unknown;
  onChange: (partners: Named[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

const namedOf = (value: unknown): Named[] => (Array.isArray(value) ? value : []);

/** Active partners that fit what is typed. */
const useFound = (typed: string) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const debounced = useDebounced(typed);
  const found = useOptions<Named>(`partners ${debounced}`, () =>
    client.fetchQuery({
      queryKey: ['choices', 'promoPartners', debounced],
      queryFn: () => provider.findPromoPartners(debounced),
    }),
  );
  // What fits the text of before must not be chosen by a quick Enter.
  return typed === debounced ? found : { ...found, options: [], status: 'loading' as const };
};

/** The partners of a promo, found by what is typed. */
const PartnersBox = ({ value, onChange, onBlur, inputRef, error, ...field }: Props) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const { options, status, retry } = useFound(typed.trim());
  const chosen = namedOf(value);
  return (
    <Field {...field} error={error}>
      {(control) => (
        <Autocomplete
          multiple
          size="small"
          id={control.id}
          options={options}
          value={chosen}
          onChange={(_, partners) => onChange(partners.map(({ id, name }) => ({ id, name })))}
          onBlur={onBlur}
          onOpen={() => status === 'failed' && retry()}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          filterOptions={(all) => all}
          filterSelectedOptions
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, partner) => option.id === partner.id}
          loading={status === 'loading'}
          loadingText={texts.loading}
          noOptionsText={status === 'failed' ? texts.optionsFailed : texts.noResults}
          clearText={texts.clear}
          openText={texts.open}
          closeText={texts.close}
          autoHighlight
          renderInput={({ slotProps, ...params }) => (
            <TextField
              {...params}
              placeholder={chosen.length === 0 ? translate('promos.findPartners') : undefined}
              error={Boolean(error)}
              inputRef={inputRef}
              slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...control } }}
            />
          )}
        />
      )}
    </Field>
  );
};

export const FormPartners = /* @__PURE__ */ bound(PartnersBox);
