import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { areaCoverage } from '#domain/promos/promoCoverage.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { WordedField } from '../../../components/ui/fields/TextField.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { QuickSearch } from '../../../components/ui/QuickSearch.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import { AreaBars } from '../stores/AreaBars.tsx';
import { StoreRows } from '../stores/StoreRows.tsx';
import { useStorePages } from '../stores/useStorePages.ts';

const Browser = ({ promoId }: { promoId: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const [typed, setTyped] = useState('');
  const [region, setRegion] = useState<string | null>(null);
  const text = useDebounced(typed.trim());
  const match = useMemo(
    () => ({
      promoId,
      ...(text ? { q: { like: text } } : {}),
      ...(region ? { regionId: region } : {}),
    }),
    [promoId, text, region],
  );
  const pages = useStorePages(match);
  const { data: areas = [] } = useQuery({
    queryKey: ['promo', 'areas', promoId],
    queryFn: () => provider.listAreaCoverage({ promoId, type: 'region' }),
  });
  const isSpread = areas.length > 1;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isSpread ? '240px minmax(0, 1fr)' : undefined },
      }}
    >
      {isSpread && <AreaBars areas={areas} chosen={region} onChoose={setRegion} />}
      <Stack spacing={1.25} sx={{ minWidth: 0 }}>
        <QuickSearch label={translate('promos.stores.search')} value={typed} onChange={setTyped} />
        <StoreRows pages={pages} isNarrowed={text !== '' || region !== null} />
      </Stack>
    </Box>
  );
};

/** Where a promo is honoured: its areas in words, and its stores by area and by name. */
export const StoresPanel = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { coverage, merchantLocations, locationCount } = promo;
  const areas = coverage.areas.map(({ name }) => name).join(', ');
  const named = translate('promos.stores.named', { smart_count: merchantLocations.ids.length });
  const { mode } = merchantLocations;
  return (
    <Panel
      title={translate('promos.section.stores')}
      note={translate('promos.stores.count', {
        smart_count: locationCount,
        count: countText(locationCount),
      })}
    >
      <Stack spacing={2.5}>
        <FieldFacts>
          <WordedField source="coverage">
            {[areaCoverage[coverage.choice].label[language], areas].filter(Boolean).join(': ')}
          </WordedField>
          <WordedField source="merchantLocations">
            {mode === 'all' || merchantLocations.ids.length === 0
              ? translate(`promos.stores.mode.${mode}`)
              : `${translate(`promos.stores.mode.${mode}`)}: ${named}`}
          </WordedField>
        </FieldFacts>
        <Browser promoId={promo.promoId} />
      </Stack>
    </Panel>
  );
};
