import { os } from '../../http/os.ts';

const DELETE = 'delete from draft where user_id = $1 and key = $2';

/** Discards the user's own draft; one that is not there is no error. */
export const deleteDraft = os.drafts.deleteDraft.handler(async ({ input, context }) => {
  await context.tx.query({ text: DELETE, values: [context.user.userId, input.body.key] });
  return { data: { done: true as const } };
});
