import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { mustExist, noteSource } from './noteSource.ts';

/** A page of what staff noted beside a partner and its stores. 404 for an unknown partner. */
export const listNotes = os.applications.listNotes.handler(async ({ input, context }) => {
  const partnerId = toId(input.params.id);
  await mustExist(context.tx, partnerId, null);
  return { data: await answerList(context.tx, noteSource, { ...input.query, partnerId }) };
});
