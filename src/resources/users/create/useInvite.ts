import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatInstant } from '#domain/day.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useAfterUser } from '../shared/useAfterUser.ts';
import { refetchUsers } from '../shared/userKeys.ts';
import { bodyOf } from './answers.ts';
import { useWizard } from './wizardContext.ts';

/** Makes the account and invites its person; says where the invitation went and what comes next. */
export const useInvite = () => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const pathAfter = useAfterUser();
  const { answers, post, drop, flush } = useWizard();
  return useMutation({
    mutationFn: async () => {
      await flush();
      return provider.inviteUser(bodyOf(answers, post));
    },
    onSuccess: async ({ user, sentTo, dtimeExpires, askedModules, askedRoles }) => {
      const ways = sentTo
        .map((way) => translate(`users.way.${way}`))
        .join(` ${translate('permissions.and')} `);
      const messageArgs = { name: user.name, ways, until: formatInstant(new Date(dtimeExpires)) };
      const said = [
        translate('users.create.invited', messageArgs),
        ...askedRoles.map((role) => translate('users.create.roleAsked', { role })),
        ...(askedModules.length
          ? [translate('users.create.featuresAsked', { smart_count: askedModules.length })]
          : []),
      ];
      notify(said.join(' '), { type: 'success' });
      navigate(pathAfter(user.id));
      await drop().catch((error: unknown) => console.error('draft', error));
      await refetchUsers(client);
    },
  });
};
