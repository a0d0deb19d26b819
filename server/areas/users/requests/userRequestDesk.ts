import { contract } from '#contract/index.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf, type Sitter } from '../../../desk/deskQueue.ts';
import { requestSource } from './requestSource.ts';

/** What people ask for and nobody has decided on. */
export const userRequestDesk = queueOf(({ user }: Sitter) => requestSource(user))('userRequests', () => ({
  selection: { status: 'SUBMITTED' },
  tab: '',
  at: 'r.created_at',
  title: `coalesce(nullif(concat_ws(' ', r.first_name, r.middle_name, r.last_name), ''),
    concat_ws(' ', u.first_name, u.middle_name, u.last_name))`,
  about: 'p.name',
  to: ({ id }) => pathOf('userRequest', { id }),
  step: contract.userRequests.approveUserRequest,
}));
