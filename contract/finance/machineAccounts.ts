import { z } from 'zod';
import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import type { Sentence } from '#domain/sentence.ts';
import { isSource, limitOutOfOrder, MOST_PER_MINUTE } from '#domain/transactions/machineKey.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { atLeast, line } from '../line.ts';
import { own } from '../messages/own.ts';
import { named } from '../shapes/code.ts';
import { paidAmount } from './paid.ts';

const pesos = z.string();
const machineAccount = z.object({
  id,
  name: z.string(),
  /** What the references of its payments are unique within. */
  source: z.string(),
  /** It may post for the stores of every partner; else for those of `partners`. */
  allPartners: z.boolean(),
  partners: z.array(z.object({ id, name: z.string() })),
  transactionTypes: z.array(z.enum(MDR_TYPES)),
  perMinute: z.number().int(),
  /** Pesos: the most of one payment, of a day's payments, and of those of any 30 days. */
  paymentLimit: pesos,
  dayLimit: pesos,
  monthLimit: pesos,
  /** Addresses and networks that its calls come from; empty: any. */
  addresses: z.array(z.string()),
  isEnabled: z.boolean(),
  /** The last four characters of the key that counts; null until a second person has confirmed one. */
  keyEnd: named,
  /** The same of a key that waits for a second person and opens nothing yet. */
  waitingKeyEnd: named,
  /** The request that waits for a second person. */
  approvalRequestId: id.nullable(),
  /** Until when the key before the last renewal still counts; null when it does not. */
  dtimeFormerEnds: instant.nullable(),
  dtimeUsed: instant.nullable(),
  createdBy: named,
  dtimeCreated: instant,
  version,
});
export type MachineAccount = z.infer<typeof machineAccount>;

const limit = paidAmount.transform((centavos) => formatMoney(centavos));
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: own({
    en: 'Enter an IP address or a network, like 203.0.113.7 or 203.0.113.0/24',
    fil: 'Maglagay ng IP address o network, gaya ng 203.0.113.7 o 203.0.113.0/24',
  }),
});
const distinct = <T>(values: T[]): T[] => [...new Set(values)];
/** What a key may post, and where from. */
export const machineTerms = z.strictObject({
  /** True for the stores of every partner, with no `partnerIds`; else the partners are listed. */
  allPartners: z.boolean(),
  partnerIds: z.array(id).max(fields.partnerIds.max).transform(distinct),
  transactionTypes: z.array(z.enum(MDR_TYPES)).min(1).max(MDR_TYPES.length).transform(distinct),
  perMinute: z.number().int().min(1).max(MOST_PER_MINUTE),
  paymentLimit: limit,
  dayLimit: limit,
  monthLimit: limit,
  addresses: z.array(address).max(fields.addresses.max).transform(distinct).default([]),
});
export type MachineTerms = z.output<typeof machineTerms>;

const PARTNERS = { en: 'Choose partners, or all of them', fil: 'Pumili ng mga partner, o lahat sila' };
const LOWER = {
  en: 'A limit is not lower than the one for a shorter time',
  fil: 'Hindi mas mababa ang limit kaysa sa limit para sa mas maikling panahon',
};
/** Rejects terms without an express choice of partners, and limits that do not fit each other. */
const checkTerms = (terms: MachineTerms, context: z.RefinementCtx): void => {
  const issue = (field: keyof MachineTerms, message: Sentence) =>
    context.addIssue({ code: 'custom', path: [field], message: own(message) });
  if (terms.allPartners === terms.partnerIds.length > 0) issue('partnerIds', PARTNERS);
  const [payment = 0n, day = 0n, month = 0n] = [terms.paymentLimit, terms.dayLimit, terms.monthLimit].map(
    (pesos) => centavosOf(pesos) ?? 0n,
  );
  const lower = limitOutOfOrder({ payment, day, month });
  if (lower) issue(lower, LOWER);
};
const machineTermsBody = machineTerms.superRefine(checkTerms);

const newMachine = machineTerms.extend({
  name: atLeast(line(fields.name.max), fields.name.min),
  source: z
    .string()
    .trim()
    .max(fields.source.max)
    .refine(isSource, {
      message: own({
        en: 'Two to thirty capital letters, digits, - or _, like POS_MAIN',
        fil: 'Dalawa hanggang tatlumpung malaking titik, numero, - o _, gaya ng POS_MAIN',
      }),
    }),
});
export const machineAccountBody = newMachine.superRefine(checkTerms);
export type MachineAccountBody = z.output<typeof machineAccountBody>;

const keep = {
  ...any('UM_EDIT_ACCESS_ROLE'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;
// The answer holds a key, which is kept nowhere, so it is not kept for a repeated call either.
const tells = { ...keep, keyless: true, proof: 'money' } as const satisfies CallMeta;
const withKey = envelope(z.object({ account: machineAccount, key: z.string() }));

/** Systems that post payments, and their keys: each key and what it may post is confirmed by a second person (`MACHINE_KEY`). */
export const machineAccounts = {
  listMachineAccounts: call('GET', '/api/machine-accounts', keep)
    .input(z.object({}))
    .output(wholeList(machineAccount)),
  /**
   * Answers the key, once; it opens nothing until a second person has approved the request. 422 rule_machine_taken for a name or source that
   * another has.
   */
  createMachineAccount: call('POST', '/api/machine-accounts', tells)
    .input(z.object({ body: machineAccountBody }))
    .output(withKey),
  /** Answers a new key, once. It opens nothing until a second person has approved; the one before works until 24 hours after that. */
  renewMachineKey: call('POST', '/api/machine-accounts/{id}/renew', { ...tells, versioned: true })
    .input(z.object({ params: idParams }))
    .output(withKey),
  /** Asks a second person for other terms; the answer is the account as it is until then. 422 rule_unchanged, rule_request_open. */
  editMachineAccount: call('POST', '/api/machine-accounts/{id}', {
    ...keep,
    versioned: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams, body: machineTermsBody }))
    .output(envelope(machineAccount)),
  /** Takes an account out of use at once, with all of its keys and its open request; back into use waits for a second person. */
  enableMachineAccount: call('POST', '/api/machine-accounts/{id}/enable', {
    ...keep,
    versioned: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams, body: z.strictObject({ isEnabled: z.boolean() }) }))
    .output(envelope(machineAccount)),
};
