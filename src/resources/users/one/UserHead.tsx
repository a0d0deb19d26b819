import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { UserRow } from '#contract/people/users.ts';
import { userFields } from '#domain/fields/user.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { UserStatusChip } from '../shared/UserStatusChip.tsx';

interface Props {
  /** Whole, or as a list has it while the whole is on its way. */
  user: UserRow;
  actions?: ReactNode;
}

/** The head of an account: whose it is, where it stands, its username, and what can be done with it. */
export const UserHead = ({ user, actions }: Props) => {
  const translate = useTranslate();
  const usernameLabel = userFields.username.label[useLanguage()];
  const { name, username, type, partnerName } = user;
  return (
    <HeadBar
      title={name}
      aside={<UserStatusChip user={user} />}
      line={
        <>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            {username ?? translate('users.noUsername')}
            {username !== null && <CopyButton value={username} label={usernameLabel} />}
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {type === 'INTERNAL' ? translate('shell.internal') : (partnerName ?? translate('shell.external'))}
          </Box>
        </>
      }
      actions={actions}
    />
  );
};
