import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import { isSource, MOST_PER_MINUTE } from '#domain/transactions/machineKey.ts';

/** A new system as it is typed. */
export interface TypedMachine {
  name: string;
  source: string;
  partnerId: string | null;
  products: MdrType[];
  perMinute: string;
}

/** What is missing or not right of a new system, by field, as keys of texts. */
export const lacking = ({
  name,
  source,
  products,
  perMinute,
}: TypedMachine): Partial<Record<keyof TypedMachine, string>> => {
  const calls = /^\d{1,3}$/.test(perMinute) ? Number(perMinute) : 0;
  return {
    ...(name.trim().length < fields.name.min && { name: 'machines.nameNeeded' }),
    ...(!isSource(source.trim()) && { source: 'machines.sourceNeeded' }),
    ...(products.length === 0 && { products: 'machines.productNeeded' }),
    ...((calls < 1 || calls > MOST_PER_MINUTE) && { perMinute: 'machines.perMinuteNeeded' }),
  };
};
