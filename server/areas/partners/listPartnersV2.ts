import { readList } from '../../db/list/readList.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../applications/claims.ts';
import { partnerSource } from './source.ts';

/** The same page of partners, under the path that older clients use. */
export const listPartnersV2 = os.partners.listPartnersV2.handler(async ({ input, context }) => ({
  data: await readList(context.tx, partnerSource(askerOf(context)), input.query),
}));
