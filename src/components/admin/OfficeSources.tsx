import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';
import { type Sources, SourcesProvider } from '../ui/sources.tsx';
import { useSukiDataProvider } from './useSukiDataProvider.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Asks once an hour for each list of choices; in between it is answered from memory. */
const sourcesOf = (client: QueryClient, provider: SukiDataProvider): Omit<Sources, 'whyTyped'> => {
  const cached = <T,>(list: string, parent: string, load: () => Promise<T>): Promise<T> =>
    client.fetchQuery({
      queryKey: ['choices', list, parent],
      queryFn: load,
      staleTime: HOUR_MS,
      gcTime: DAY_MS,
    });
  return {
    places: {
      region: () => cached('region', '', () => provider.listRegions()),
      province: ({ region }) => cached('province', region ?? '', () => provider.listProvinces(region ?? '')),
      city: ({ province }) => cached('city', province ?? '', () => provider.listCitiesOf(province ?? '')),
      subMunicipality: ({ city }) =>
        cached('subMunicipality', city ?? '', () => provider.listSubMunicipalities(city ?? '')),
      barangay: ({ city, subMunicipality }) =>
        cached('barangay', `${city}/${subMunicipality ?? ''}`, () =>
          provider.listBarangays(city ?? '', subMunicipality),
        ),
      zipCode: ({ city, subMunicipality }) =>
        cached('zipCode', `${city}/${subMunicipality ?? ''}`, () =>
          provider.listZipCodes(city ?? '', subMunicipality),
        ),
    },
    banks: () => cached('bank', '', () => provider.listBanks()),
    branches: (bankId) => cached('branch', bankId, () => provider.listBankBranches(bankId)),
    commodities: () => cached('commodity', '', () => provider.listCommodities()),
  };
};

/** The choices of shared fields in the back office: from the API, remembered from page to page. */
export const OfficeSources = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  const sources = useMemo(
    () => ({ ...sourcesOf(client, provider), whyTyped: translate('sections.whyTyped') }),
    [client, provider, translate],
  );
  return <SourcesProvider sources={sources}>{children}</SourcesProvider>;
};
