import { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import { pathOf } from '#domain/pages.ts';
import { keptOfCard, keptOfRounded, withoutCardNumbers } from '#domain/transactions/cardNumber.ts';
import type { ImportKind } from '../../imports/importKind.ts';
import { choicesOf } from '../shared/lookup.ts';
import { partnerChoices } from '../shared/partners/partnerChoices.ts';
import { havePaymentsMoved } from './havePaymentsMoved.ts';
import { matchPayments } from './matchPayments.ts';
import { openTellers } from './openTellers.ts';
import { paymentChecker } from './paymentChecker.ts';
import { paymentTemplate } from './paymentTemplate.ts';
import { sumPayments } from './sumPayments.ts';
import { voidSheetPayments, writeSheetPayments } from './writeSheetPayments.ts';

/**
 * Payments: new ones, under the source of a system or that of sheets. One that is there stays; taking back voids. Whoever decides on
 * refunds imports them, of staff alone, and a second person confirms every one: what a sheet tells of is paid out.
 */
export const paymentKind: ImportKind = {
  id: 'transactions',
  fields: paymentFields,
  keyField: 'reference',
  keyFields: ['reference', 'source'],
  checker: paymentChecker,
  match: matchPayments,
  write: writeSheetPayments,
  reverse: voidSheetPayments,
  hasMoved: havePaymentsMoved,
  summed: sumPayments,
  choices: async ({ tx }, field, q) => {
    if (field === 'hsisPartnerCode') return partnerChoices(tx, q);
    if (field !== 'source') return [];
    return choicesOf(
      [...(await openTellers(tx)).keys()].map((label) => ({ label })),
      q,
    );
  },
  // A reference may look like a card's number; whoever tells of one is asked for nothing else there.
  kept: (text, field, isRounded) => {
    if (field === 'reference') return text;
    if (isRounded) return keptOfRounded(text);
    return field === 'ccAccountNumber' ? keptOfCard(text) : withoutCardNumbers(text);
  },
  template: paymentTemplate,
  link: (id) => pathOf('transactionDetail', { id }),
};
