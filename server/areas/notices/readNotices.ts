import { knownIds } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const MARK = 'update notice set read_at = $2 where id = any ($1::bigint[]) and read_at is null';

/** Marks the user's own notices as read; ids that are unknown or another's change nothing. */
export const readNotices = os.notices.readNotices.handler(async ({ input, context }) => {
  const ids = knownIds(input.body.ids);
  if (ids.length) await context.tx.query({ text: MARK, values: [ids, context.deps.now()] });
  return { data: { done: true as const } };
});
