import type { Tx } from './context.ts';

const WHO = `select set_config('app.username', $1, true), set_config('app.role', $2, true)`;

/** Who does what follows in this transaction, for the audit trail, where there is no user. */
export const nameActor = (tx: Tx, { name, role }: { name: string; role: string }): Promise<unknown> =>
  tx.query({ text: WHO, values: [name, role] });
