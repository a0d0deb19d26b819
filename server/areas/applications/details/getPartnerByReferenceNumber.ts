import { typedReference } from '#domain/formats/typedReference.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { readSummary } from '../../../records/summary/summary.ts';

const FIND = 'select id from partner where reference_number = $1';

/** The head of the application under its reference number, however it was typed. 404. */
export const getPartnerByReferenceNumber = os.applications.getPartnerByReferenceNumber.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const values = [typedReference(input.params.ref) ?? input.params.ref];
    const [row] = await tx.query<{ id: string }>({ name: 'by-reference', text: FIND, values });
    if (!row) throw notFound();
    return { data: await readSummary(tx, row.id, user, deps.now()) };
  },
);
