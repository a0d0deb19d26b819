import { endView as end } from '../../../http/caller/view/endView.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';

const OWN = 'select 1 from view_as where id = $1 and family_id = $2';

/** Ends a view of the sign-in that asks; also when the right to begin one is gone. 404 for another's. */
export const endView = os.views.endView.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { id } = input.params;
  const own = await tx.query({ name: 'own-view', text: OWN, values: [id, user.familyId] });
  if (!own.length) throw notFound();
  await end(tx, id, 'ended', deps.now());
  return { data: { done: true as const } };
});
