import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { mayUsePage } from '../../../components/admin/mayUsePage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { partnerFilter } from '../list/useUserFilters.ts';

const F = 'accessReview.field';

/** The filters of the review of access; by partner for those who see partners. */
export const useReviewFilters = (): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  const { data: roles } = useQuery({
    queryKey: ['roleNames', 'all'],
    queryFn: async () => (await Promise.all([false, true].map((one) => provider.listRoleNames(one)))).flat(),
  });
  const kinds = (['INTERNAL', 'EXTERNAL'] as const).map((value) => ({
    value,
    label: translate(`accessReview.kind.${value}`),
  }));
  return [
    { kind: 'choices', field: 'type', label: `${F}.type`, options: kinds },
    {
      kind: 'choices',
      field: 'role',
      label: `${F}.roles`,
      options: (roles ?? []).map((value) => ({ value, label: value })),
    },
    ...(mayUsePage('partners') ? [partnerFilter(provider)] : []),
  ];
};
