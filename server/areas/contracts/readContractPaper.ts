import type { ContractRow } from '#contract/contracts.ts';
import type { BankAccount } from '#contract/shapes/bankAccount.ts';
import { manilaDate } from '#domain/day.ts';
import { addressText } from '#domain/places/addressText.ts';
import { MDR_TYPES, mdrType, rateOn, visibleRates } from '#domain/records/mdrRates.ts';
import { shownStatus } from '#domain/review/applicationStatus.ts';
import type { Language } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { ContractFacts } from '../../documents/pdf/contractFacts.ts';
import { readAddresses } from '../../records/parts/addresses.ts';
import { readBanks } from '../../records/parts/banks.ts';
import { readContacts } from '../../records/parts/contacts.ts';
import { readRates } from '../../records/parts/readRates.ts';
import { HIDES_NUMBERS, readPaperPartner } from '../../records/print/readPaperPartner.ts';

const STORES = `select count(*)::int as n from merchant where partner_id = $1 and status in ('APPROVED', 'A', 'I', 'B')`;

const accountText = (banks: readonly BankAccount[]): string | null => {
  const bank = banks.find(({ isDefaultAccount }) => isDefaultAccount) ?? banks[0];
  return bank ? `${bank.bankName}, ${bank.accountNumber}` : null;
};

/** All that stands in a contract before it is signed, in one round of statements. */
export const readContractPaper = async (
  tx: Tx,
  { partnerId, number, startDate, expiryDate }: ContractRow,
  { language, by, now }: { language: Language; by: string; now: Date },
): Promise<ContractFacts> => {
  const owner = { partnerId, merchantId: null };
  const today = manilaDate(now);
  const [partner, addresses, banks, people, rates, [stores]] = await Promise.all([
    readPaperPartner(tx, partnerId),
    readAddresses(tx, owner),
    readBanks(tx, owner, HIDES_NUMBERS),
    readContacts(tx, owner),
    readRates(tx, owner, today),
    tx.query<{ n: number }>({ name: 'contract-stores', text: STORES, values: [partnerId] }),
  ]);
  const place = addresses.find(({ type }) => type === 'REGISTRATION');
  const person = people.find(({ role }) => role === 'AUTHORIZED_SIGNATORY');
  const { firstName, middleName, lastName } = person?.fullName ?? {};
  const { shown } = shownStatus(partner.status, partner.workflowStatus);
  const visible = visibleRates(shown, rates);
  const agreed = MDR_TYPES.flatMap((type) => {
    const of = visible.filter((rate) => rate.type === type && rate.status === 'A');
    const rate = rateOn(of, today) ?? of[0];
    return rate ? [{ type: mdrType[type][language], rate: rate.mdrRate, from: rate.effectiveFrom }] : [];
  });
  return {
    printed: { language, at: now.toISOString(), by },
    number,
    startDate,
    expiryDate,
    partner: {
      name: partner.name,
      entity: partner.entity,
      tinNumber: partner.tinNumber,
      hsisCode: partner.hsisCode,
      address: place ? addressText(place) : null,
      bank: accountText(banks),
    },
    signatory: person
      ? {
          name: [firstName, middleName, lastName].filter(Boolean).join(' '),
          jobTitle: person.jobTitle,
        }
      : null,
    storeCount: stores?.n ?? 0,
    rates: agreed,
  };
};
