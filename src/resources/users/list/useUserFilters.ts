import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UserList } from '#contract/people/users.ts';
import { type UserStatus, userStatus } from '#domain/status.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { mayUsePage } from '../../../components/admin/mayUsePage.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';

const F = 'users.field';

const partnerFilter = (provider: SukiDataProvider): FilterDef => ({
  kind: 'found',
  field: 'partnerId',
  label: `${F}.partnerName`,
  search: async (text) =>
    (await provider.findPromoPartners(text)).map(({ id, name }) => ({ value: id, label: name })),
  nameOf: (id) => provider.getPartnerName(id),
});

const signInFilters: readonly FilterDef[] = [
  { kind: 'flag', field: 'hasSignedIn', label: 'users.hasSignedIn', yes: 'users.once', no: 'users.never' },
  { kind: 'days', field: 'dtimeSignedIn', label: `${F}.dtimeSignedIn` },
];

const confirmation: FilterDef = {
  kind: 'flag',
  field: 'isUnconfirmed',
  label: 'users.isUnconfirmed',
  yes: 'users.confirmation.missing',
  no: 'users.confirmation.there',
};

/** The filters of a list of accounts; by partner for those of the staff who see partners. */
export const useUserFilters = (list: UserList): readonly FilterDef[] => {
  const provider = useSukiDataProvider();
  const language = useLanguage();
  const isStaff = useUser().type === 'INTERNAL';
  const isExternal = list !== 'internal';
  const { data: roles } = useQuery({
    queryKey: ['roleNames', isExternal],
    queryFn: () => provider.listRoleNames(isExternal),
  });
  return useMemo(() => {
    const statuses = (Object.keys(userStatus) as UserStatus[]).map((value) => ({
      value,
      label: userStatus[value].label[language],
    }));
    const byStatus: FilterDef = { kind: 'choices', field: 'status', label: `${F}.status`, options: statuses };
    const byRole: FilterDef = {
      kind: 'choices',
      field: 'role',
      label: `${F}.roles`,
      options: (roles ?? []).map((value) => ({ value, label: value })),
    };
    const byPartner = isStaff && isExternal && mayUsePage('partners') ? [partnerFilter(provider)] : [];
    const confirmed = isStaff ? [confirmation] : [];
    if (list === 'pending') return [byRole, ...byPartner, ...confirmed];
    return [byStatus, byRole, ...byPartner, ...signInFilters, ...confirmed];
  }, [provider, language, isStaff, isExternal, list, roles]);
};
