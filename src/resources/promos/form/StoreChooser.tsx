import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type Ref, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_NAMED_LOCATIONS } from '#domain/promos/promoCoverage.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { QuickSearch } from '../../../components/ui/QuickSearch.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import type { LocationMatch } from '../../../providers/verbs/promoVerbs.ts';
import { StoreRows } from '../stores/StoreRows.tsx';
import { useStorePages } from '../stores/useStorePages.ts';
import {
  ALL_STORES,
  countOf,
  NO_STORES,
  namesTooMany,
  type StoreChoice,
  takesPart,
  toggled,
  withoutStores,
  withStores,
} from './storeChoice.ts';

interface Props {
  /** The stores there are to choose from. */
  match: LocationMatch;
  value: StoreChoice;
  onChange: (choice: StoreChoice) => void;
  error?: string;
  inputRef?: Ref<HTMLButtonElement>;
}

/** Takes in or leaves out all stores that match a search; only then their ids are asked for. */
const useAllThatMatch = (match: LocationMatch, value: StoreChoice, onChange: Props['onChange']) => {
  const provider = useSukiDataProvider();
  return useMutation({
    mutationFn: async (isIn: boolean) => ({
      isIn,
      ids: (await provider.listMerchantLocationIds(match)).ids,
    }),
    onSuccess: ({ isIn, ids }) => onChange(isIn ? withStores(value, ids) : withoutStores(value, ids)),
  });
};

/** Which stores take part: all, none, all that match a search, or one by one, with the count that comes of it. */
export const StoreChooser = ({ match, value, onChange, error, inputRef }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const narrowed = useMemo(() => (text ? { ...match, q: { like: text } } : match), [match, text]);
  const whole = useStorePages(match);
  const pages = useStorePages(narrowed);
  const matching = useAllThatMatch(narrowed, value, onChange);
  const isSearch = text !== '';
  const choose = (isIn: boolean) => {
    if (isSearch) matching.mutate(isIn);
    else onChange(isIn ? ALL_STORES : NO_STORES);
  };
  const total = whole.count ?? 0;
  const plus = whole.isAtLeast ? '+' : '';
  return (
    <Stack spacing={1.25}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 200px', fontWeight: 550 }}>
          {whole.count === null
            ? translate('common.loading')
            : translate('promos.stores.chosen', {
                count: `${countText(countOf(value, total))}${value.mode === 'only' ? '' : plus}`,
                total: `${countText(total)}${plus}`,
              })}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: -1.25 }}>
          <Button size="small" ref={inputRef} loading={matching.isPending} onClick={() => choose(true)}>
            {translate(isSearch ? 'promos.stores.allMatching' : 'promos.stores.all')}
          </Button>
          <Button size="small" loading={matching.isPending} onClick={() => choose(false)}>
            {translate(isSearch ? 'promos.stores.noneMatching' : 'promos.stores.noneOf')}
          </Button>
        </Box>
      </Box>
      <QuickSearch label={translate('promos.stores.search')} value={typed} onChange={setTyped} />
      {matching.error && (
        <Alert severity="error">{problemOf(matching.error).message ?? translate('common.failed')}</Alert>
      )}
      {namesTooMany(value) && (
        <Alert severity="warning">
          {translate('promos.stores.tooMany', { most: countText(MAX_NAMED_LOCATIONS) })}
        </Alert>
      )}
      <StoreRows
        pages={pages}
        isNarrowed={isSearch}
        choice={{
          takesPart: (id) => takesPart(value, id),
          onToggle: (id) => onChange(toggled(value, id)),
        }}
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Stack>
  );
};
