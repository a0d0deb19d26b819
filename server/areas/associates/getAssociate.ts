import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readAssociate } from './readAssociate.ts';

/** One person of a store; 404 for an unknown one and for another's alike. */
export const getAssociate = os.associates.getAssociate.handler(async ({ input, context }) => ({
  data: await readAssociate(context.tx, toId(input.params.id)),
}));
