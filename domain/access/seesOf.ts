import { everyField, type FieldRows, type Sees, type Sets } from '../fields/field.ts';
import { partnerFields } from '../fields/partner.ts';
import { bir2307Fields, computationFields } from '../fields/reportSetting.ts';
import { storeFields } from '../fields/store.ts';
import { refundFields } from '../fields/transaction.ts';
import { userFields } from '../fields/user.ts';

/** What the server notes of whoever touched something, in whichever answer it stands; the rest stands with the subjects' fields. */
const NOTED_FIELDS = {
  dtimeClaimed: { sees: 'staff', sets: 'server' },
  holdReason: { sees: 'staff', sets: 'server' },
  reason: { sees: 'told', sets: 'staff' },
  answeredBy: { sees: 'named', sets: 'server' },
  appliedBy: { sees: 'named', sets: 'server' },
  by: { sees: 'named', sets: 'server' },
  checker: { sees: 'named', sets: 'server' },
  confirmedBy: { sees: 'named', sets: 'server' },
  createdBy: { sees: 'named', sets: 'server' },
  disabledBy: { sees: 'named', sets: 'server' },
  editedBy: { sees: 'named', sets: 'server' },
  issuedBy: { sees: 'named', sets: 'server' },
  takenBy: { sees: 'named', sets: 'server' },
  maker: { sees: 'named', sets: 'server' },
  releasedBy: { sees: 'named', sets: 'server' },
  resubmittedBy: { sees: 'named', sets: 'server' },
  revokedBy: { sees: 'named', sets: 'server' },
  signedBy: { sees: 'named', sets: 'server' },
} as const satisfies Readonly<Record<string, { sees: Sees; sets: Sets }>>;

const SEES: ReadonlyMap<string, Sees> = new Map(
  [
    // First, so that a name which partners have too is as strict as there.
    ...everyField(refundFields),
    ...everyField(computationFields),
    ...everyField(bir2307Fields),
    ...everyField(partnerFields),
    ...everyField(storeFields),
    ...everyField(userFields),
    ...Object.entries<{ sees: Sees }>(NOTED_FIELDS),
  ].map(([name, { sees }]) => [name, sees] as const),
);

/** Who reads the field of this name, in any answer: everybody, unless the list says otherwise. */
export function seesOf(name: string): Sees {
  return SEES.get(name) ?? 'all';
}

type SetByStaff<F extends FieldRows> = {
  [K in keyof F]: F[K] extends { sets: 'staff' } ? K : never;
}[keyof F];

/** The names of the fields that only staff set. */
export function setByStaff<const F extends FieldRows>(fields: F): readonly (SetByStaff<F> & string)[] {
  return Object.keys(fields).filter((name) => fields[name]?.sets === 'staff') as (SetByStaff<F> & string)[];
}

/** Whether staff alone read the field of this name. */
export function isStaffsAlone(name: string): boolean {
  return seesOf(name) === 'staff';
}
