import { readList } from '../../db/list/readList.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../applications/claims.ts';
import { merchantSource } from './source.ts';

/** A page of the stores that the user may see. */
export const listMerchants = os.merchants.listMerchants.handler(async ({ input, context }) => ({
  data: await readList(context.tx, merchantSource(askerOf(context)), input.query),
}));
