import { contract } from '#contract/index.ts';
import { pathOf } from '#domain/pages.ts';
import { queueOf } from '../../../desk/deskQueue.ts';
import { requestSource } from './requestSource.ts';

/** What people ask for, nobody has decided on, and the reader may. */
export const userRequestDesk = queueOf(() => requestSource)('userRequests', () => ({
  selection: { waiting: true },
  tab: '',
  at: 'r.created_at',
  title: `coalesce(nullif(concat_ws(' ', r.first_name, r.middle_name, r.last_name), ''),
    concat_ws(' ', u.first_name, u.middle_name, u.last_name))`,
  about: 'p.name',
  to: ({ id }) => pathOf('userRequest', { id }),
  step: contract.userRequests.approveUserRequest,
}));
