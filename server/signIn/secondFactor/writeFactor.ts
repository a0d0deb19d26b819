import type { SecondFactor } from '#domain/signIn/secondFactor.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import { moment, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

interface Chosen {
  factor: SecondFactor;
  since: Date | null;
}
const CHOSEN = writtenOf<Chosen>('user_account u')({
  factor: text('u.second_factor'),
  since: moment('u.second_factor_at'),
});
const WRITE = `update user_account set ${setTo(CHOSEN, 4)}, version = version + 1, updated_at = $2, updated_by = $3 where id = $1`;

/** Writes which second factor somebody chose. */
export const writeFactor = async (
  tx: Tx,
  { userId, username }: { userId: string; username: string },
  factor: SecondFactor,
  now: Date,
): Promise<void> => {
  const chosen = CHOSEN.write({ factor, since: factor === 'none' ? null : now });
  await tx.query({ text: WRITE, values: [userId, now, username, ...Object.values(chosen)] });
};
