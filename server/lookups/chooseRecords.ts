import type { z } from 'zod';
import type { RecordChoice, recordChoice } from '#contract/finance/recordChoice.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { id, text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';
import { byId } from '../lists/filters.ts';
import { chooseByName } from './chooseByName.ts';

const OF_PARTNER = 'partner p';
const PARTNER = columnsOf<RecordChoice>(OF_PARTNER)({
  id: id('p.id'),
  name: text('p.name'),
  code: text('p.hsis_code'),
  within: text('null::text'),
});
const PARTNER_ROW = {
  ...{ select: PARTNER.select, from: OF_PARTNER, id: 'p.id' },
  ...{ name: 'p.name', search: 'p.search_name', code: 'p.hsis_code' },
};

const OF_STORE = 'merchant m join partner p on p.id = m.partner_id';
const STORE = columnsOf<RecordChoice>(OF_STORE)({
  id: id('m.id'),
  name: text('m.name'),
  code: text('m.hsis_salesroom_code'),
  within: text('p.name'),
});
const STORE_ROW = {
  ...{ select: STORE.select, from: OF_STORE, id: 'm.id' },
  ...{ name: 'm.name', search: 'm.search_name', code: 'm.hsis_salesroom_code' },
};

type Typed<K extends keyof typeof recordChoice> = z.output<(typeof recordChoice)[K]>;

/** Partners within the caller's scope, at most twenty by name. */
export const choosePartners = (tx: Tx, { q, id: ids }: Typed<'ofPartner'>): Promise<RecordChoice[]> =>
  PARTNER.read(
    tx,
    chooseByName(PARTNER_ROW, q, (bind) => (ids === undefined ? [] : [byId('p.id')(ids, bind)])),
  );

/** Stores within the caller's scope, at most twenty by name, of one partner or of all. */
export const chooseStores = (tx: Tx, { q, id: ids, partnerId }: Typed<'ofStore'>): Promise<RecordChoice[]> =>
  STORE.read(
    tx,
    chooseByName(STORE_ROW, q, (bind) => [
      ...(ids === undefined ? [] : [byId('m.id')(ids, bind)]),
      ...(partnerId === undefined ? [] : [byId('m.partner_id')(partnerId, bind)]),
    ]),
  );
