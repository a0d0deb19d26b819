import type { Printed } from './sheet.ts';

/** All that stands in a partner's contract before it is signed; numbers and dates as they are stored. */
export interface ContractFacts {
  printed: Printed;
  number: string;
  startDate: string;
  expiryDate: string;
  partner: {
    name: string;
    entity: string | null;
    tinNumber: string | null;
    hsisCode: string | null;
    address: string | null;
    bank: string | null;
  };
  signatory: { name: string; jobTitle: string | null } | null;
  storeCount: number;
  rates: readonly { type: string; rate: string; from: string }[];
}
