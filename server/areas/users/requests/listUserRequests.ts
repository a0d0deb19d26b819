import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { readRequest } from './readRequest.ts';
import { requestSource } from './requestSource.ts';

/** A page of the requests. */
export const listUserRequests = os.userRequests.listUserRequests.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, requestSource, input.query),
}));

/** One request. 404. */
export const getUserRequest = os.userRequests.getUserRequest.handler(async ({ input, context }) => ({
  data: await readRequest(context.tx, toId(input.params.id), context.user),
}));
