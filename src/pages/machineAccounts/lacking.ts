import type { MachineAccount, MachineTerms } from '#contract/finance/machineAccounts.ts';
import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import { centavosOf } from '#domain/money.ts';
import { MDR_TYPES, type MdrType } from '#domain/records/mdrRates.ts';
import { isSource, limitOutOfOrder, MOST_PER_MINUTE } from '#domain/transactions/machineKey.ts';

/** A partner as it is chosen. */
export interface Partner {
  id: string;
  name: string;
}

/** What a key may post, as it is typed. */
export interface TypedTerms {
  /** Null until somebody has chosen. */
  allPartners: boolean | null;
  partners: Partner[];
  products: MdrType[];
  perMinute: string;
  paymentLimit: string;
  dayLimit: string;
  monthLimit: string;
  /** One a line. */
  addresses: string;
}
/** A new system as it is typed. */
export interface TypedMachine extends TypedTerms {
  name: string;
  source: string;
}

export const NO_TERMS: TypedTerms = {
  allPartners: null,
  partners: [],
  products: [...MDR_TYPES],
  perMinute: '60',
  paymentLimit: '',
  dayLimit: '',
  monthLimit: '',
  addresses: '',
};

/** The terms of an account, to be changed. */
export const typedTermsOf = (account: MachineAccount): TypedTerms => ({
  allPartners: account.allPartners,
  partners: account.partners,
  products: account.transactionTypes,
  perMinute: String(account.perMinute),
  paymentLimit: account.paymentLimit,
  dayLimit: account.dayLimit,
  monthLimit: account.monthLimit,
  addresses: account.addresses.join('\n'),
});

const amount = (typed: string) => typed.replaceAll(',', '').trim();

/** Typed terms as they are sent. */
export const termsOf = (typed: TypedTerms): MachineTerms => ({
  allPartners: typed.allPartners === true,
  partnerIds: typed.allPartners ? [] : typed.partners.map(({ id }) => id),
  transactionTypes: typed.products,
  perMinute: Number(typed.perMinute),
  paymentLimit: amount(typed.paymentLimit),
  dayLimit: amount(typed.dayLimit),
  monthLimit: amount(typed.monthLimit),
  addresses: typed.addresses.split(/[\s,]/).filter(Boolean),
});

type Lacking<T> = Partial<Record<keyof T, string>>;

const lackingLimits = (typed: TypedTerms): Lacking<TypedTerms> => {
  const centavos = (text: string) => centavosOf(amount(text)) ?? 0n;
  const [payment, day, month] = [
    centavos(typed.paymentLimit),
    centavos(typed.dayLimit),
    centavos(typed.monthLimit),
  ];
  const lower = payment && day && month ? limitOutOfOrder({ payment, day, month }) : null;
  return {
    ...(payment <= 0n && { paymentLimit: 'machines.limitNeeded' }),
    ...(day <= 0n && { dayLimit: 'machines.limitNeeded' }),
    ...(month <= 0n && { monthLimit: 'machines.limitNeeded' }),
    ...(lower && { [lower]: 'machines.limitLower' }),
  };
};

/** What is missing or not right of what a key may post, by field, as keys of texts. */
export const lackingTerms = (typed: TypedTerms): Lacking<TypedTerms> => {
  const { allPartners, partners, products, perMinute } = typed;
  const calls = /^\d{1,3}$/.test(perMinute) ? Number(perMinute) : 0;
  return {
    ...(allPartners === null && { allPartners: 'machines.partnersNeeded' }),
    ...(allPartners === false && partners.length === 0 && { partners: 'machines.partnersNeeded' }),
    ...(products.length === 0 && { products: 'machines.productNeeded' }),
    ...((calls < 1 || calls > MOST_PER_MINUTE) && { perMinute: 'machines.perMinuteNeeded' }),
    ...lackingLimits(typed),
  };
};

/** The same of a new system. */
export const lacking = (typed: TypedMachine): Lacking<TypedMachine> => ({
  ...(typed.name.trim().length < fields.name.min && { name: 'machines.nameNeeded' }),
  ...(!isSource(typed.source.trim()) && { source: 'machines.sourceNeeded' }),
  ...lackingTerms(typed),
});
