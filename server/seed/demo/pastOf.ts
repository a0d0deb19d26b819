import type { Standing } from '#domain/review/workflowActions.ts';
import type { DemoRandom } from '../demoDataRandom.ts';
import type { Told } from './events.ts';
import type { DemoPartner } from './read.ts';

const DAY_MS = 86_400_000;
const LATER: Readonly<Record<string, readonly [action: string, reason: string]>> = {
  I: ['deactivate', 'No sales for six months.'],
  B: ['block', 'Disputes of customers are being looked into.'],
  C: ['close', 'The owner has given up the business.'],
};

/** How a record that was active once came to where it is: its moves, and who handed it in and let it pass when. */
export const pastOf = (
  { status, createdAt, updatedAt }: Pick<DemoPartner, 'status' | 'createdAt' | 'updatedAt'>,
  random: DemoRandom,
) => {
  const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
  const submitted: Standing = { status: 'SUBMITTED', workflow: null };
  const approved: Standing = { status: 'APPROVED', workflow: 'APPROVED' };
  const active: Standing = { status: 'A', workflow: null };
  // Twenty days is the least age of such a record.
  const [decided, activated] = [after(random.int(2, 6)), after(random.int(7, 12))];
  const moves: Told['moves'][number][] = [
    { action: 'submit', from: null, to: submitted, at: createdAt, by: 'sales.admin', reason: null },
    { action: 'approve', from: submitted, to: approved, at: decided, by: 'sbo.reviewer', reason: null },
    { action: 'activate', from: approved, to: active, at: activated, by: 'sbo.reviewer', reason: null },
  ];
  const later = LATER[status];
  const last = new Date(Math.max(updatedAt.getTime(), activated.getTime() + DAY_MS));
  if (later)
    moves.push({
      action: later[0],
      from: active,
      to: { status, workflow: null },
      at: last,
      by: 'sbo.second',
      reason: later[1],
    });
  return {
    moves,
    submitted_at: createdAt,
    submitted_by: 'sales.admin',
    decided_at: decided,
    decided_by: 'sbo.reviewer',
  };
};
