import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { readPartner } from '../../records/partner/readPartner.ts';

/** One partner; 404 for an unknown one and for another's alike. */
export const getPartner = os.partners.getPartner.handler(async ({ input, context }) => ({
  data: await readPartner(context.tx, toId(input.params.id), askerOf(context)),
}));
