import { traverseContractProcedures } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallMeta } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { seesOf } from '#domain/access/seesOf.ts';
import { everyField, type FieldRows } from '#domain/fields/field.ts';

/** Names that look as if they told who did something or why, and do not, or tell people of themselves; reviewed one by one. */
const HARMLESS: Readonly<Record<string, string>> = {
  decisionReason: 'told to whoever asked: why their own request was rejected',
  secondFactor: 'what somebody proves themselves by besides the password, no actor',
  requiresSecondFactor: 'what a role asks of its people, no actor',
  suggestedUsername: 'told to whoever holds the invitation, of nobody else',
  accountOwner: 'whom a partner turns to, by code and name',
  neededBy: 'kinds of business that need a document, no actor',
  owner: 'the partner whose promo it is',
  needsNotes: 'whether a reason takes notes besides',
  cancelReason: 'told by the loan system to the store that would have delivered',
  reissueReason: 'told to the payee: why its certificate was issued again',
  refundReason: 'a code of the list of reasons',
  replacedBy: 'id of the document that took its place',
  returnReason: 'told to the payee whose payout it was: what the bank said',
  voidReason: 'told to the store whose payment it was',
  username: 'of the caller, of the partner itself, or of an account that they see',
};
const TELLING = /(by|maker|checker|actor|author|owner|reviewer|notes?|reason|claimed|claimedat|username)$/i;

/** Dictionaries of what is staff's alone, whose answers no outsider gets; by other names their fields are seen. */
const STAFFS_ALONE = [
  'accessReviewFields',
  'alphalistFields',
  'atcRateFields',
  'machineAccountFields',
  'payoutFileFields',
  'receiptFields',
  'receiptSeriesFields',
  'owedCertificateFields',
  'owedPaperFields',
  'protectionFields',
  'sentMessageFields',
  'separationFields',
  'settingVersionFields',
  'settlementRunFields',
];
/** Kept by their dictionary, and in no answer that outsiders get. */
const STAFFS_ANSWERS: Readonly<Record<string, string>> = {
  dateValidity: 'of the ID of somebody who registers, whom staff alone decide on',
  identification: 'how a person who lost their device was identified',
  identificationEnd: 'as dateValidity',
  identificationType: 'as dateValidity',
  identitySubject: 'who opens an account at the company’s identity provider',
};

const dictionaries = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/domain/fields/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const namesOf = (schema: unknown, into: Set<string>): void => {
  if (Array.isArray(schema)) for (const item of schema) namesOf(item, into);
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, ...rest } = schema as Record<string, unknown>;
  for (const [name, part] of Object.entries((properties ?? {}) as object)) {
    into.add(name);
    namesOf(part, into);
  }
  for (const part of Object.values(rest)) namesOf(part, into);
};

/** Every name that stands in an answer which not only staff get. */
const answered = (): ReadonlySet<string> => {
  const names = new Set<string>();
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { meta, outputSchema } = procedure['~orpc'];
    if ((meta as CallMeta).userType === 'INTERNAL' || !outputSchema) return;
    namesOf(z.toJSONSchema(outputSchema as z.ZodType, { unrepresentable: 'any', io: 'output' }), names);
  });
  return names;
};

describe('the list of who sees a field', () => {
  const telling = [...answered()].filter((name) => TELLING.test(name)).sort();

  it.each(telling)('says who sees %s, or it is known to be harmless', (name) =>
    expect(seesOf(name) !== 'all' || Object.hasOwn(HARMLESS, name)).toBe(true),
  );

  it('has every field that a dictionary keeps from anybody', () => {
    const kept = Object.values(dictionaries)
      .flatMap((module) => Object.entries(module))
      .filter(([name]) => name.endsWith('Fields') && !STAFFS_ALONE.includes(name))
      .flatMap(([, fields]) => everyField(fields as FieldRows))
      .filter(([name, { sees }]) => sees !== 'all' && seesOf(name) === 'all');
    expect(kept.map(([name]) => name).filter((name) => !Object.hasOwn(STAFFS_ANSWERS, name))).toEqual([]);
  });

  it('is asked about something', () => expect(telling.length).toBeGreaterThan(10));
});
