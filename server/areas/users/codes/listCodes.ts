import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { codeSource } from './codeSource.ts';
import { readCode } from './readCode.ts';

/** A page of the codes: staff see all, people of a partner those of their own. */
export const listRegistrationCodes = os.registrationCodes.listRegistrationCodes.handler(
  async ({ input, context }) => ({
    data: await answerList(context.tx, codeSource(context.deps.now()), input.query),
  }),
);

/** One code. 404. */
export const getRegistrationCode = os.registrationCodes.getRegistrationCode.handler(
  async ({ input, context }) => ({
    data: await readCode(context.tx, toId(input.params.id), context.deps.now()),
  }),
);
