import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { formatInstant } from '#domain/day.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { refetchUsers } from '../shared/userKeys.ts';

/** What an administrator does to an account. */
export type Deed = 'suspend' | 'reactivate' | 'confirm' | 'unlink' | 'reset' | 'invite' | 'uninvite';

/** Does it to the account as it was seen; answers what the message about it has to fill in. */
export const useDeed = (deed: Deed, seen: User) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const send = async () => {
    const { sentTo, dtimeExpires } = await (deed === 'reset'
      ? provider.resetUserPassword(seen.id)
      : provider.resendInvitation(seen.id));
    const ways = sentTo.map((way) => translate(`users.way.${way}`)).join(` ${translate('permissions.and')} `);
    return { ways, until: formatInstant(new Date(dtimeExpires)) };
  };
  return useMutation({
    mutationFn: async (reason: string) => {
      if (deed === 'reset' || deed === 'invite') return send();
      if (deed === 'uninvite') await provider.cancelInvitation(seen);
      else if (deed === 'unlink') await provider.unbindIdentity(seen);
      else if (deed === 'suspend') await provider.suspendUser(seen, reason);
      else await (deed === 'confirm' ? provider.confirmUser(seen) : provider.reactivateUser(seen));
      return {};
    },
    onSuccess: () => refetchUsers(client),
  });
};
