import type { Tx } from '../../../db/context.ts';

type Event = 'started' | 'resumed' | 'cancelled';
const NOTE = 'insert into applicant_event (draft_id, kind, at) values ($1, $2, $3)';

/** Notes what became of a draft, for the funnel. */
export const noteEvent = async (tx: Tx, draftId: string, kind: Event, now: Date): Promise<void> =>
  void (await tx.query({ text: NOTE, values: [draftId, kind, now] }));
