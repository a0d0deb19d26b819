import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/users.ts';
import { formatInstant } from '#domain/day.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { refetchUsers } from '../shared/userKeys.ts';

/** What an administrator does to an account. */
export type Deed = 'suspend' | 'reactivate' | 'reset';

/** Does it to the account as it was seen; answers what the message about it has to fill in. */
export const useDeed = (deed: Deed, seen: User) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const reset = async () => {
    const { sentTo, dtimeExpires } = await provider.resetUserPassword(seen.id);
    const ways = sentTo.map((way) => translate(`users.way.${way}`)).join(` ${translate('permissions.and')} `);
    return { ways, until: formatInstant(new Date(dtimeExpires)) };
  };
  return useMutation({
    mutationFn: async (reason: string) => {
      if (deed === 'reset') return reset();
      await (deed === 'suspend' ? provider.suspendUser(seen, reason) : provider.reactivateUser(seen));
      return {};
    },
    onSuccess: () => refetchUsers(client),
  });
};
