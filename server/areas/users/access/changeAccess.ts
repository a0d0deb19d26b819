import type { AccessDone } from '#contract/people/userAccess.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { applyAccess } from './applyAccess.ts';

/** Changes what an account may do. As `applyAccess`. */
export const changeUserAccess = os.userAccess.changeUserAccess.handler(async ({ input, context }) => {
  const id = toId(input.params.id);
  const done = await applyAccess(context, id, input.body);
  return { data: { user: await readUser(context.tx, id, context.deps.now()), done } };
});

/** What it would do: all of it happens and is undone, so that nothing but the truth is told. As `applyAccess`. */
export const previewUserAccess = os.userAccess.previewUserAccess.handler(async ({ input, context }) => {
  const { tx } = context;
  await tx.query({ text: 'savepoint preview' });
  const data: AccessDone = await applyAccess(context, toId(input.params.id), input.body);
  await tx.query({ text: 'rollback to savepoint preview' });
  return { data };
});
