import { referenceNumber } from '#domain/records/referenceNumber.ts';
import type { Tx } from '../../db/context.ts';

const NEXT = `select nextval('application_reference') as running`;

/** A reference number that no application has. */
export const nextReference = async (tx: Tx, now: Date): Promise<string> => {
  const [row] = await tx.query<{ running: string }>({ name: 'next-reference', text: NEXT });
  return referenceNumber(BigInt(row?.running ?? '0'), now);
};
