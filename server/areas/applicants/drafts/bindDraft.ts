import type { Tx } from '../../../db/context.ts';

const BIND = 'select bind_draft($1) as bound';
const GO_ON = `select set_config('app.draft_id', $1, true)`;

/** Makes the session one of this draft, the rest of the transaction too. False when it is not open, or of another contact. */
export const bindDraft = async (tx: Tx, draftId: string): Promise<boolean> => {
  const [row] = await tx.query<{ bound: boolean }>({ text: BIND, values: [draftId] });
  if (!row?.bound) return false;
  await tx.query({ text: GO_ON, values: [draftId] });
  return true;
};
