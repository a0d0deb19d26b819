import { same } from '../sentence.ts';
import { bankAccountFields } from './bankAccount.ts';
import { contactPersonFields } from './contactPerson.ts';
import type { FieldRows } from './field.ts';
import { filingFields } from './registration.ts';

/** The parts that partners and stores have alike: who looks after them, where they are paid, who signs for them, whom to speak to. */
export const recordPartFields = {
  accountOwner: { label: filingFields.accountOwnerCode.label, kind: 'record', sees: 'all', sets: 'server' },
  bankDetails: {
    label: same('Bank account'),
    kind: 'group',
    sees: 'all',
    sets: 'all',
    of: bankAccountFields,
  },
  authorizedSignatory: {
    label: same('Authorized signatory'),
    kind: 'group',
    sees: 'all',
    sets: 'all',
    section: 'bank-details',
    of: contactPersonFields,
  },
  contactPersons: {
    label: { en: 'Contact persons', fil: 'Mga kausap' },
    kind: 'rows',
    sees: 'all',
    sets: 'all',
    of: contactPersonFields,
  },
} as const satisfies FieldRows;
