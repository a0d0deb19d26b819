import { readList } from '../../db/list/readList.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../applications/claims.ts';
import { partnerSource } from './source.ts';

/** A page of the partners that the user may see. */
export const listPartners = os.partners.listPartners.handler(async ({ input, context }) => ({
  data: await readList(context.tx, partnerSource(askerOf(context)), input.query),
}));
