import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { readUser } from './readUser.ts';
import { signInSource } from './signInSource.ts';

/** A page of the sign-ins of an account, failed ones too. */
export const listSignIns = os.users.listSignIns.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const { id } = await readUser(tx, toId(input.params.id), deps.now());
  return { data: await answerList(tx, signInSource, { ...input.query, userId: id }) };
});
