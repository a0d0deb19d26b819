import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';

const DELETE = 'delete from separation_rule where id = $1 returning id';

/** Keeps a pair apart no longer; nobody gains or loses anything by that. 404. */
export const removeSeparation = os.separations.removeSeparation.handler(async ({ input, context }) => {
  const gone = await context.tx.query({
    name: 'delete-separation',
    text: DELETE,
    values: [toId(input.params.id)],
  });
  if (!gone.length) throw notFound();
  return { data: { done: true } };
});
