import type { UserRow } from '#contract/people/users.ts';
import { userStatus } from '#domain/status.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';

/** Where an account stands. */
export const UserStatusChip = ({ user: { status } }: { user: Pick<UserRow, 'status'> }) => {
  const { tone, label } = userStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
