import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import type { AreaType } from '#domain/promos/promoCoverage.ts';
import { areaCoverage } from '#domain/promos/promoCoverage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import type { LocationMatch } from '../../../providers/verbs/promoVerbs.ts';
import { AreaChooser } from './AreaChooser.tsx';
import { CoverageChoice } from './CoverageChoice.tsx';
import type { Named, PromoValues } from './promoValues.ts';
import { StoreChooser } from './StoreChooser.tsx';
import { ALL_STORES, type StoreChoice } from './storeChoice.ts';

const FILTERS = {
  region: 'regionId',
  province: 'provinceId',
  city: 'cityId',
  zipCode: 'zipCode',
} as const satisfies Record<AreaType, keyof LocationMatch>;

const listed = (rows: readonly Named[]) => ({ in: rows.map(({ id }) => id).join(',') });

/** The stores of the partners in the chosen areas; null while there is nothing to choose from. */
const matchOf = (
  partners: readonly Named[],
  { choice, areas }: PromoValues['coverage'],
): LocationMatch | null => {
  const { area } = areaCoverage[choice];
  if (partners.length === 0 || (area && areas.length === 0)) return null;
  return {
    isLoyaltyMerchant: 'true',
    partnerId: listed(partners),
    ...(area ? { [FILTERS[area]]: listed(areas) } : {}),
  };
};

/** How far the promo reaches, and which of the stores there take part. */
export const CoverageSection = () => {
  const translate = useTranslate();
  const partners: Named[] = useWatch({ name: 'partners' }) ?? [];
  const choice = useController({ name: 'coverage.choice' });
  const areas = useController({ name: 'coverage.areas' });
  const mode = useController({ name: 'merchantLocations.mode' });
  const ids = useController({ name: 'merchantLocations.ids' });
  const coverage: PromoValues['coverage'] = { choice: choice.field.value, areas: areas.field.value ?? [] };
  const stores: StoreChoice = { mode: mode.field.value, ids: ids.field.value ?? [] };
  const setStores = (next: StoreChoice) => {
    mode.field.onChange(next.mode);
    ids.field.onChange(next.ids);
  };
  const asked = JSON.stringify(matchOf(partners, coverage));
  // The same question stays the same object: the pages of stores hang on it.
  const match = useMemo<LocationMatch | null>(() => JSON.parse(asked), [asked]);
  const { area } = areaCoverage[coverage.choice];
  return (
    <Panel title={translate('promos.section.stores')} note={translate('promos.help.coverage')}>
      <Stack spacing={2}>
        <CoverageChoice
          value={coverage.choice}
          onChange={(next) => {
            choice.field.onChange(next);
            areas.field.onChange([]);
            setStores(ALL_STORES);
          }}
        />
        {partners.length === 0 && (
          <Alert severity="info" role="note">
            {translate('promos.stores.partnersFirst')}
          </Alert>
        )}
        {area && partners.length > 0 && (
          <AreaChooser
            type={area}
            partners={partners}
            value={coverage.areas}
            error={areas.fieldState.error?.message}
            inputRef={areas.field.ref}
            onChange={areas.field.onChange}
          />
        )}
        {match && (
          <StoreChooser
            match={match}
            value={stores}
            onChange={setStores}
            error={ids.fieldState.error?.message}
            inputRef={ids.field.ref}
          />
        )}
      </Stack>
    </Panel>
  );
};
