import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readStoreTaxes } from './readStoreTaxes.ts';

/** The taxes of a store. 404. */
export const getStoreTaxes = os.storeTaxes.getStoreTaxes.handler(async ({ input, context }) => ({
  data: await readStoreTaxes(context.tx, toId(input.params.id), {
    user: context.user,
    now: context.deps.now(),
  }),
}));
