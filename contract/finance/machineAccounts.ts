import { z } from 'zod';
import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { isSource, MOST_PER_MINUTE } from '#domain/transactions/machineKey.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { atLeast, line } from '../line.ts';
import { own } from '../messages/own.ts';
import { named } from '../shapes/code.ts';

const machineAccount = z.object({
  id,
  name: z.string(),
  /** What the references of its payments are unique within. */
  source: z.string(),
  /** Its stores alone; null: all stores. */
  partnerId: id.nullable(),
  partnerName: named,
  transactionTypes: z.array(z.enum(MDR_TYPES)),
  perMinute: z.number().int(),
  isEnabled: z.boolean(),
  /** The last four characters of its key. */
  keyEnd: z.string(),
  /** Until when the key before the last renewal still counts; null when it does not. */
  dtimeFormerEnds: instant.nullable(),
  dtimeUsed: instant.nullable(),
  createdBy: named,
  dtimeCreated: instant,
  version,
});
export type MachineAccount = z.infer<typeof machineAccount>;

export const machineAccountBody = z.strictObject({
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
  partnerId: id.nullish(),
  transactionTypes: z.array(z.enum(MDR_TYPES)).min(1).max(MDR_TYPES.length),
  perMinute: z.number().int().min(1).max(MOST_PER_MINUTE),
});
export type MachineAccountBody = z.output<typeof machineAccountBody>;

const keep = {
  ...any('UM_EDIT_ACCESS_ROLE'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;
// The answer holds a key, which is kept nowhere, so it is not kept for a repeated call either.
const tells = { ...keep, keyless: true, proof: 'money' } as const satisfies CallMeta;
const withKey = envelope(z.object({ account: machineAccount, key: z.string() }));

/** Systems that tell of payments, and their keys. */
export const machineAccounts = {
  listMachineAccounts: call('GET', '/api/machine-accounts', keep)
    .input(z.object({}))
    .output(wholeList(machineAccount)),
  /** Answers the key, once. 422 rule_machine_taken for a name or source that another has. */
  createMachineAccount: call('POST', '/api/machine-accounts', tells)
    .input(z.object({ body: machineAccountBody }))
    .output(withKey),
  /** Answers a new key, once; the one before counts on for 24 hours. */
  renewMachineKey: call('POST', '/api/machine-accounts/{id}/renew', { ...tells, versioned: true })
    .input(z.object({ params: idParams }))
    .output(withKey),
  /** Takes an account out of use at once, with both of its keys, or back into use. */
  enableMachineAccount: call('POST', '/api/machine-accounts/{id}/enable', {
    ...keep,
    versioned: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams, body: z.strictObject({ isEnabled: z.boolean() }) }))
    .output(envelope(machineAccount)),
};
