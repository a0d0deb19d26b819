import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

const F = 'accessReview.field';

/** The filters of the review of access. */
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
    {
      kind: 'found',
      field: 'partnerId',
      label: `${F}.partnerName`,
      search: (text) => provider.findPartnersToInvite(text),
      nameOf: (id) => provider.getPartnerName(id),
    },
  ];
};
