/**
 * Who reads a field of an answer. `all`; `staff`: null to everybody else; `named`: a user name, which is the office to everybody
 * outside when it is of the staff; `told`: words that outsiders read only where they were meant for them.
 */
export type Sees = 'all' | 'staff' | 'named' | 'told';
/** Who sets it: whoever may edit the record, staff alone, or nobody but the server. */
export type Sets = 'all' | 'staff' | 'server';
type Fields = Readonly<Record<string, { sees: Sees; sets: Sets }>>;

/** Fields of a partner that not everybody both reads and sets, as the wire names them. */
export const PARTNER_FIELDS = {
  hsisCode: { sees: 'all', sets: 'staff' },
  businessArea: { sees: 'all', sets: 'staff' },
  partnerType: { sees: 'all', sets: 'staff' },
  partnerCategoryId: { sees: 'all', sets: 'staff' },
  isPartnerBrand: { sees: 'all', sets: 'staff' },
  partnerBrandId: { sees: 'all', sets: 'staff' },
  accountOwnerCode: { sees: 'all', sets: 'staff' },
  startDate: { sees: 'all', sets: 'staff' },
  endDate: { sees: 'all', sets: 'staff' },
  notes: { sees: 'staff', sets: 'staff' },
} as const satisfies Fields;

/** The same of a store. */
export const MERCHANT_FIELDS = {
  hsisSalesRoomCode: { sees: 'all', sets: 'staff' },
  businessArea: { sees: 'all', sets: 'staff' },
  accountOwnerCode: { sees: 'all', sets: 'staff' },
  minCashAmt: { sees: 'all', sets: 'staff' },
  maxCashAmt: { sees: 'all', sets: 'staff' },
  acquirerId: { sees: 'all', sets: 'staff' },
  terminalDetails: { sees: 'all', sets: 'staff' },
  pos: { sees: 'all', sets: 'staff' },
  isEwt: { sees: 'all', sets: 'staff' },
  isTwa: { sees: 'all', sets: 'staff' },
} as const satisfies Fields;

/** What the server notes of whoever touched something, in whichever answer it stands. */
const NOTED_FIELDS = {
  claimedBy: { sees: 'staff', sets: 'server' },
  dtimeClaimed: { sees: 'staff', sets: 'server' },
  reason: { sees: 'told', sets: 'staff' },
  answeredBy: { sees: 'named', sets: 'server' },
  appliedBy: { sees: 'named', sets: 'server' },
  by: { sees: 'named', sets: 'server' },
  checker: { sees: 'named', sets: 'server' },
  confirmedBy: { sees: 'named', sets: 'server' },
  createdBy: { sees: 'named', sets: 'server' },
  decidedBy: { sees: 'named', sets: 'server' },
  disabledBy: { sees: 'named', sets: 'server' },
  editedBy: { sees: 'named', sets: 'server' },
  maker: { sees: 'named', sets: 'server' },
  onBoardedBy: { sees: 'named', sets: 'all' },
  resubmittedBy: { sees: 'named', sets: 'server' },
  signedBy: { sees: 'named', sets: 'server' },
  submittedBy: { sees: 'named', sets: 'server' },
  updatedBy: { sees: 'named', sets: 'server' },
} as const satisfies Fields;

const SEES: ReadonlyMap<string, Sees> = new Map(
  [PARTNER_FIELDS, MERCHANT_FIELDS, NOTED_FIELDS].flatMap((fields: Fields) =>
    Object.entries(fields).map(([name, { sees }]) => [name, sees] as const),
  ),
);

/** Who reads the field of this name, in any answer: everybody, unless the list says otherwise. */
export function seesOf(name: string): Sees {
  return SEES.get(name) ?? 'all';
}

type SetByStaff<F extends Fields> = { [K in keyof F]: F[K] extends { sets: 'staff' } ? K : never }[keyof F];

/** The names of the fields that only staff set. */
export function setByStaff<const F extends Fields>(fields: F): readonly (SetByStaff<F> & string)[] {
  return Object.keys(fields).filter((name) => fields[name]?.sets === 'staff') as (SetByStaff<F> & string)[];
}

/** Whether staff alone read the field of this name. */
export function isStaffsAlone(name: string): boolean {
  return seesOf(name) === 'staff';
}
