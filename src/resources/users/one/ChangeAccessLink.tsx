import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '#contract/people/users.ts';
import { pathOf } from '#domain/pages.ts';
import { whyNoAccessChange } from '#domain/people/account.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';

/** Leads to the form of what an account may do; where nobody may change it, why. */
export const ChangeAccessLink = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const { userId } = useUser();
  const problem = whyNoAccessChange(user, userId);
  const reason = problem ? translate(problem === 'own' ? 'users.own' : 'changeAccess.notInUse') : undefined;
  return (
    <DisabledReason reason={reason}>
      <Button component={Link} to={pathOf('userChangeAccess', { id: user.id })} variant="outlined">
        {translate('changeAccess.act')}
      </Button>
    </DisabledReason>
  );
};
