import { useMemo } from 'react';
import { PROMO_STATUSES, promoStatus } from '#domain/promos/promoStatus.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { usePromoCategories, useStoreCategories } from '../shared/usePromoLookups.ts';

const F = 'promos.field';

/** The filters of the list, each with its own operator: part of a text, one of several, from a day on, up to a day. */
export const usePromoFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  const categories = usePromoCategories();
  const storeCategories = useStoreCategories();
  const isStaff = useUser().type === 'INTERNAL';
  return useMemo(() => {
    const findPartners = async (text: string) =>
      (await provider.findPromoPartners(text)).map(({ id, name }) => ({ value: id, label: name }));
    return [
      {
        kind: 'choices',
        field: 'status',
        label: `${F}.status`,
        options: PROMO_STATUSES.map((value) => ({ value, label: promoStatus[value].label[language] })),
      },
      { kind: 'text', field: 'code', label: `${F}.code` },
      {
        kind: 'found',
        field: 'partnerId',
        label: `${F}.partner`,
        search: findPartners,
        nameOf: (id) => provider.getPartnerName(id),
      },
      ...(isStaff
        ? [
            {
              kind: 'found' as const,
              field: 'ownerPartnerId',
              label: `${F}.owner`,
              search: findPartners,
              nameOf: (id: string) => provider.getPartnerName(id),
            },
          ]
        : []),
      {
        kind: 'choices',
        field: 'categoryName',
        label: `${F}.category`,
        options: categories.map(({ label }) => ({ value: label, label })),
      },
      { kind: 'text', field: 'storeName', label: `${F}.storeName` },
      { kind: 'day', field: 'dtimeValidity.from', label: 'promos.startsFrom', bound: 'gte' },
      { kind: 'day', field: 'dtimeValidity.to', label: 'promos.endsBy', bound: 'lte' },
      { kind: 'choices', field: 'storeCategoryId', label: `${F}.storeCategoryId`, options: storeCategories },
      {
        kind: 'flag',
        field: 'isFeatured',
        label: `${F}.isFeatured`,
        yes: 'common.yes',
        no: 'common.no',
      },
      { kind: 'flag', field: 'isQr', label: `${F}.isQr`, yes: 'common.yes', no: 'common.no' },
    ];
  }, [provider, language, isStaff, categories, storeCategories]);
};
