import { type DeliveryToTake, deliveryToTake } from '#contract/finance/takenDeliveries.ts';
import type { Tx } from '../../../db/context.ts';
import type { Machine } from '../../../http/caller/loadUser.ts';
import {
  checkDelivery,
  type DeliveryOutcome,
  type NewDelivery,
} from '../../../records/deliveries/checkDelivery.ts';
import { writeDeliveries } from '../../../records/deliveries/writeDeliveries.ts';
import { findStores } from '../../../records/payments/findStores.ts';
import { isOutcome, readOrRefuse, refused } from '../../../records/payments/outcome.ts';

/** Takes delivery advices in as a system tells of them, or notes where they went on to; answers what became of each, in their order. */
export const takeDeliveries = async (
  tx: Tx,
  sent: readonly Readonly<Record<string, unknown>>[],
  { machine, now }: { machine: Machine; now: Date },
): Promise<DeliveryOutcome[]> => {
  const read = sent.map((one) => readOrRefuse<DeliveryToTake>(deliveryToTake, one));
  const storeOf = await findStores(
    tx,
    read.filter((one): one is DeliveryToTake => !isOutcome(one)),
  );
  const checked = read.map((one): NewDelivery | DeliveryOutcome =>
    isOutcome(one) ? one : checkDelivery(one, { teller: machine, now, storeOf }),
  );
  const advices = checked.filter((one): one is NewDelivery => !isOutcome(one));
  const became = await writeDeliveries(tx, advices, { source: machine.source, now });
  return checked.map((one) => (isOutcome(one) ? one : (became.get(one) ?? refused('differs'))));
};
