import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { findByName } from '#domain/formats/findByName.ts';
import type { AreaType } from '#domain/promos/promoCoverage.ts';
import { MAX_AREAS } from '#domain/promos/promoCoverage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Field } from '../../../components/ui/fields/Field.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import type { Area } from '../stores/AreaBars.tsx';
import type { Named } from './promoValues.ts';

interface Props {
  type: AreaType;
  partners: readonly Named[];
  value: readonly Named[];
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (areas: Named[]) => void;
}

type Choice = Named & Partial<Area>;

/** Areas that are drawn at a time; what is typed finds the others. */
const DRAWN = 100;

const nameOf = ({ name }: Choice): string => name;

/** The areas that fit by their names, or by words of these and of what they lie in. */
const fitting = (all: readonly Choice[], typed: string): Choice[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const named = new Set(findByName(all, typed, nameOf, { inOrder: true }));
  return all.filter((area) => {
    const text = `${area.name} ${area.within ?? ''}`.toLowerCase();
    return named.has(area) || words.every((word) => text.includes(word));
  });
};

/** The areas of a promo, of those where its partners have stores; each says how many. */
export const AreaChooser = ({ type, partners, value, error, inputRef, onChange }: Props) => {
  const translate = useTranslate();
  const texts = useUiTexts();
  const provider = useSukiDataProvider();
  const partnerId = partners.map(({ id }) => id).join(',');
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['areaCoverage', type, partnerId],
    queryFn: () =>
      provider.listAreaCoverage({ type, partnerId: { in: partnerId }, isLoyaltyMerchant: 'true' }),
  });
  const options: readonly Choice[] = data ?? [];
  // The same list as long as the same are chosen: at another one the box takes back what is typed in it.
  const chosen = useMemo((): Choice[] => [...value], [value]);
  const isFull = value.length >= MAX_AREAS;
  return (
    <Field
      label={translate(`promos.area.${type}`)}
      help={isFull ? translate('promos.stores.areasFull', { most: MAX_AREAS }) : undefined}
      error={isError ? texts.optionsFailed : error}
      required
    >
      {(control) => (
        <Autocomplete
          multiple
          disableCloseOnSelect
          size="small"
          id={control.id}
          options={options}
          value={chosen}
          onChange={(_, areas) => onChange(areas.slice(0, MAX_AREAS).map(({ id, name }) => ({ id, name })))}
          onOpen={() => isError && void refetch()}
          filterOptions={(all, { inputValue }) => fitting(all, inputValue).slice(0, DRAWN)}
          filterSelectedOptions
          getOptionDisabled={() => isFull}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, area) => option.id === area.id}
          loading={isPending}
          loadingText={texts.loading}
          noOptionsText={isError ? texts.optionsFailed : texts.noResults}
          clearText={texts.clear}
          openText={texts.open}
          closeText={texts.close}
          renderOption={({ key, ...item }, { name, within, count }) => (
            <li key={key} {...item}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {name}
                {within && (
                  <Typography component="div" variant="caption" color="textSecondary">
                    {within}
                  </Typography>
                )}
              </Box>
              <Typography variant="body2" color="textSecondary" sx={{ pl: 2 }}>
                {translate('promos.stores.count', { smart_count: count ?? 0, count: count ?? 0 })}
              </Typography>
            </li>
          )}
          renderInput={({ slotProps, ...params }) => (
            <TextField
              {...params}
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
