import { typedReference } from '#domain/formats/typedReference.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { readEventsOfStores } from '../../../records/events/readEvents.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readBranches } from '../../../records/summary/readBranches.ts';
import { readSummary } from '../../../records/summary/summary.ts';

const FIND = 'select id from partner where reference_number = $1';

/** Stores that were added later under a number of their own, as an application. 404. */
const readOfStores = async ({ tx, user, deps }: Work, referenceNumber: string) => {
  const found = await readBranches(tx, referenceNumber);
  if (!found) throw notFound();
  const { partnerId, branches } = found;
  const ids = branches.map(({ id }) => id);
  const [summary, events] = await Promise.all([
    readSummary(tx, partnerId, user, deps.now()),
    readEventsOfStores(tx, partnerId, ids),
  ]);
  const remarks = summary.remarks.filter(({ merchantId }) => merchantId !== null && ids.includes(merchantId));
  return { ...summary, referenceNumber, remarks, events, branches };
};

/** The head of the application under its reference number, however it was typed. 404. */
export const getPartnerByReferenceNumber = os.applications.getPartnerByReferenceNumber.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const reference = typedReference(input.params.ref) ?? input.params.ref;
    const [row] = await tx.query<{ id: string }>({ name: 'by-reference', text: FIND, values: [reference] });
    if (!row) return { data: await readOfStores(context, reference) };
    return { data: { ...(await readSummary(tx, row.id, user, deps.now())), branches: [] } };
  },
);
