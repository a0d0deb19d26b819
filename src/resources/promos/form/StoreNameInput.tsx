import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { Field, type FieldProps } from '../../../components/ui/fields/Field.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import { useOptions } from '../../../components/ui/useOptions.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { Named } from './promoValues.ts';

type Suggestion = Awaited<ReturnType<SukiDataProvider['suggestMerchants']>>[number];

interface Props extends FieldProps {
  value: string | null | undefined;
  onChange: (name: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  maxLength?: number;
  /** Told whose store was taken from the suggestions. */
  onPartner?: (partner: Named) => void;
}

const useSuggestions = (typed: string) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const debounced = useDebounced(typed);
  return useOptions<Suggestion>(debounced === '' ? null : `suggest ${debounced}`, () =>
    client.fetchQuery({
      queryKey: ['choices', 'suggestMerchants', debounced],
      queryFn: () => provider.suggestMerchants(debounced),
    }),
  );
};

/** The name of the store: free text, with stores of that name suggested. */
const StoreNameBox = ({
  value,
  onChange,
  onBlur,
  inputRef,
  maxLength,
  onPartner,
  error,
  ...field
}: Props) => {
  const texts = useUiTexts();
  const name = value ?? '';
  const { options } = useSuggestions(name.trim());
  return (
    <Field {...field} error={error}>
      {(control) => (
        <Autocomplete
          freeSolo
          size="small"
          id={control.id}
          options={options}
          value={name}
          inputValue={name}
          onInputChange={(_, text, reason) => reason !== 'reset' && onChange(text)}
          onChange={(_, taken) => {
            if (taken === null || typeof taken === 'string') return;
            onChange(taken.name);
            onPartner?.({ id: taken.partnerId, name: taken.partnerName });
          }}
          onBlur={onBlur}
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.merchantId)}
          isOptionEqualToValue={(option, chosen) =>
            typeof option !== 'string' && typeof chosen === 'string' && option.name === chosen
          }
          clearText={texts.clear}
          renderOption={({ key, ...item }, option) => (
            <li key={key} {...item}>
              <span>
                {option.name}
                <Typography component="div" variant="caption" color="textSecondary">
                  {option.partnerName}
                </Typography>
              </span>
            </li>
          )}
          renderInput={({ slotProps, ...params }) => (
            <TextField
              {...params}
              error={Boolean(error)}
              inputRef={inputRef}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps.htmlInput, ...control, maxLength },
              }}
            />
          )}
        />
      )}
    </Field>
  );
};

const FormStoreName = /* @__PURE__ */ bound(StoreNameBox);

/** The store's name of the promo around it. */
export const StoreNameInput = ({
  source,
  ...rest
}: { source: string } & Pick<Props, 'help' | 'onPartner'>) => {
  const { row, label, name } = useField(source);
  return <FormStoreName {...rest} name={name} label={label} maxLength={row.max} required={!row.optional} />;
};
