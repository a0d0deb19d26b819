import { pathOf } from '#domain/pages.ts';
import { APPROVAL_KINDS, approvalKind, approvalState } from '#domain/review/approval.ts';
import { approvalSource } from '../../approvals/approvalSource.ts';
import { queueOf, type Sitter } from '../../desk/deskQueue.ts';

const approvals = queueOf(({ user }: Sitter) => approvalSource(user));
const to = ({ id }: { id: string }): string => pathOf('approval', { id });
const kinds = Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, approvalKind[kind].label]));
const states = Object.fromEntries(Object.entries(approvalState).map(([state, { label }]) => [state, label]));

/** What somebody may decide on as the second person. */
export const approvalDesk = approvals('approvals', ({ user }) =>
  user.type === 'INTERNAL' && APPROVAL_KINDS.some((kind) => user.permissions.has(approvalKind[kind].checker))
    ? {
        selection: { waiting: true },
        tab: '',
        at: 'a.made_at',
        title: 'a.subject',
        about: 'a.kind',
        says: (kind) => kinds[kind],
        to,
      }
    : null,
);

/** What somebody has asked for themselves and is not in effect yet. */
export const requestedDesk = approvals('requested', () => ({
  selection: { mine: true, state: { in: ['PENDING', 'SCHEDULED'] } },
  tab: 'open',
  at: 'a.made_at',
  title: 'a.subject',
  about: 'a.state',
  says: (state) => states[state],
  to,
}));
