import type { CreatePartnerBody } from '#contract/partners.ts';
import { manilaDate } from '#domain/day.ts';
import { onBoardedBy } from '#domain/records/onBoardedBy.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type HandedIn, handedIn } from '../handedIn.ts';
import type { Work } from '../lock/work.ts';
import { insertAddresses } from '../parts/addresses.ts';
import { insertBanks } from '../parts/banks.ts';
import { insertContacts } from '../parts/contacts.ts';
import type { Owner } from '../parts/owner.ts';
import { whenTaken } from '../parts/refuseTakenTins.ts';
import { writePeriods } from '../rates/periods.ts';
import type { Home } from '../store/insertStores.ts';
import { NOTHING_BEFORE, staffColumns } from './businessProblems.ts';
import { PARTNER_OWN } from './partnerColumns.ts';

interface Given {
  owners: ReadonlyMap<string, string>;
  referenceNumber: string;
  /** The id that was kept for it; else it gets the next one. */
  partnerId?: string | undefined;
}

const insert = async (tx: Tx, values: Readonly<Record<string, unknown>>): Promise<string> => {
  const columns = Object.keys(values);
  const [row] = await tx
    .query<{ id: string }>({
      name: 'insert-partner',
      text: `insert into partner (${columns.join(', ')}) overriding system value values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
        returning id`,
      values: Object.values(values),
    })
    .catch(whenTaken());
  return row?.id ?? '';
};

const PROCESSOR = writtenOf<Partial<NonNullable<CreatePartnerBody['processor']>>>('partner p')({
  registeredBusinessName: text('p.processor_business_name'),
  jobTitle: text('p.processor_job_title'),
  fullName: text('p.processor_name'),
  mobileNumber: text('p.processor_mobile'),
});
const HANDED_IN = writtenOf<HandedIn>('partner p')(handedIn('p'));

const stamps = (now: Date, username: string) => ({
  created_at: now,
  created_by: username,
  updated_at: now,
  updated_by: username,
});

/** Writes a partner that was checked before, with all of its own; answers what its stores have from it. */
export const insertPartner = async (
  { tx, user, deps }: Work,
  body: CreatePartnerBody,
  { owners, referenceNumber, partnerId: kept }: Given,
): Promise<Home> => {
  const { now, username } = { now: deps.now(), username: user.username };
  const onboardedBy = onBoardedBy(body.onBoardedBy);
  const noted = { status: 'SUBMITTED', referenceNumber, onBoardedBy: onboardedBy } as const;
  const partnerId = await insert(tx, {
    ...(kept === undefined ? {} : { id: kept }),
    ...PARTNER_OWN.write(body),
    // Others have no right to these columns, and nothing to say of them.
    ...(user.type === 'INTERNAL' ? staffColumns(body, NOTHING_BEFORE, owners) : {}),
    ...PROCESSOR.write(body.processor ?? {}),
    ...HANDED_IN.write({ ...noted, submittedAt: now, submittedBy: username }),
    ...stamps(now, username),
  });
  const owner: Owner = { partnerId, merchantId: null };
  const today = manilaDate(now);
  const rates = body.mdrRates.map((rate) => ({ ...rate, effectiveFrom: rate.effectiveFrom ?? today }));
  const people = [
    { ...body.authorizedSignatory, role: 'AUTHORIZED_SIGNATORY' as const },
    ...body.contactPersons,
  ];
  await Promise.all([
    insertAddresses(tx, [{ owner, type: 'REGISTRATION', input: body.address }]),
    insertBanks(tx, [{ owner, input: body.bankDetails }]),
    insertContacts(
      tx,
      people.map((input) => ({ owner, input })),
    ),
    ...(rates.length > 0
      ? [writePeriods(tx, owner, rates, { at: now, today, username, isPending: true })]
      : []),
  ]);
  const code = body.accountOwnerCode;
  const accountOwner = code ? { code, name: owners.get(code) ?? code } : null;
  return { partnerId, referenceNumber, onboardedBy, accountOwner, address: body.address };
};
