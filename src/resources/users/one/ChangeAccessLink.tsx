import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { pathOf } from '#domain/pages.ts';
import { whyNoAccessChange } from '#domain/people/account.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

/** Leads to the form of what an account may do; where nobody may change it, why. */
export const ChangeAccessLink = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const { userId } = useUser();
  const problem = whyNoAccessChange(user, userId);
  const reason = problem ? translate(problem === 'own' ? 'users.own' : 'changeAccess.notInUse') : undefined;
  return (
    <FormLink reason={reason} to={pathOf('userChangeAccess', { id: user.id })} variant="outlined">
      {translate('changeAccess.act')}
    </FormLink>
  );
};
