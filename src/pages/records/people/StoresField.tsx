import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import { isEditable } from '#domain/review/applicationStatus.ts';
import { RecordStatus } from '../../../components/admin/records/RecordStatus.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { Field } from '../../../components/ui/fields/Field.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import { useOptions } from '../../../components/ui/useOptions.ts';
import { type StoreChoice, storesOf } from './storeChoice.ts';

type Found = StoreChoice & Partial<Pick<MerchantRow, 'status' | 'workflowStatus' | 'partnerStatus' | 'city'>>;

interface Props {
  label: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** Whose stores there are to choose from. */
  partnerId: string;
  /** A store that stays. */
  fixedId?: string;
  value: unknown;
  onChange: (stores: StoreChoice[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A few stores of the partner that fit what is typed. */
const useFoundStores = (partnerId: string, text: string) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const debounced = useDebounced(text);
  const found = useOptions<Found>(`${partnerId} ${debounced}`, () =>
    client.fetchQuery({
      queryKey: ['choices', 'stores', partnerId, debounced],
      queryFn: () => provider.findStores(partnerId, debounced),
    }),
  );
  // What fits the text of before must not be chosen by a quick Enter.
  return text === debounced ? found : { ...found, options: [], status: 'loading' as const };
};

const isLocked = ({ status, workflowStatus }: Found): boolean =>
  status !== undefined && !isEditable(status, workflowStatus ?? null);

const StoreLine = ({ store }: { store: Found }) => (
  <Box sx={{ minWidth: 0 }}>
    {store.merchantName}
    <Typography
      component="div"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      {store.city}
      {store.status && (isLocked(store) || store.partnerStatus !== 'A') && (
        <RecordStatus {...store} status={store.status} workflowStatus={store.workflowStatus ?? null} />
      )}
    </Typography>
  </Box>
);

/** Several stores of a partner, found by what is typed. A store that nobody edits at the moment cannot be chosen. */
export const StoresBox = (props: Props) => {
  const { label, help, error, required, partnerId, fixedId, onChange, onBlur, inputRef } = props;
  const translate = useTranslate();
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const { options, status, retry } = useFoundStores(partnerId, typed.trim());
  const value: Found[] = storesOf(props.value);
  const change = (chosen: readonly Found[]) => {
    const fixed = value.filter(({ id }) => id === fixedId && !chosen.some((store) => store.id === id));
    onChange([...fixed, ...chosen].map(({ id, merchantName }) => ({ id, merchantName })));
  };
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(control) => (
        <Autocomplete
          multiple
          size="small"
          id={control.id}
          options={options}
          value={value}
          onChange={(_, chosen) => change(chosen)}
          onBlur={onBlur}
          onOpen={() => status === 'failed' && retry()}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          filterOptions={(all) => all.filter(({ id }) => !value.some((store) => store.id === id))}
          getOptionLabel={({ merchantName }) => merchantName}
          getOptionKey={({ id }) => id}
          getOptionDisabled={isLocked}
          isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
          loading={status === 'loading'}
          loadingText={texts.loading}
          noOptionsText={status === 'failed' ? texts.optionsFailed : texts.noResults}
          clearText={texts.clear}
          openText={texts.open}
          closeText={texts.close}
          renderOption={({ key, ...item }, store) => (
            <li key={key} {...item}>
              <StoreLine store={store} />
            </li>
          )}
          renderValue={(stores, getItemProps) =>
            stores.map((store, index) => {
              const { key, onDelete, ...item } = getItemProps({ index });
              const removal = store.id === fixedId ? {} : { onDelete };
              return <Chip key={key} {...item} {...removal} size="small" label={store.merchantName} />;
            })
          }
          renderInput={({ slotProps, ...params }) => (
            <TextField
              {...params}
              placeholder={value.length === 0 ? translate('people.findStores') : undefined}
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

export const FormStores = /* @__PURE__ */ bound(StoresBox);
