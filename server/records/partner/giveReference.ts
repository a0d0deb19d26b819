import { writtenOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Subject } from '../lock/subject.ts';
import { touch } from '../lock/touch.ts';
import type { Work } from '../lock/work.ts';
import { updateRow } from '../parts/updateRow.ts';
import { nextReference } from './nextReference.ts';

const REFERENCE = writtenOf<{ referenceNumber: string }>('partner p')({
  referenceNumber: text('p.reference_number'),
});

/** Gives a locked partner that has none the next reference number; answers it. */
export const giveReference = async (context: Work, subject: Subject): Promise<string> => {
  const reference = await nextReference(context.tx, context.deps.now());
  await updateRow(context.tx, 'partner', subject.id, REFERENCE.write({ referenceNumber: reference }));
  await touch(context, subject, { edited: false });
  return reference;
};
