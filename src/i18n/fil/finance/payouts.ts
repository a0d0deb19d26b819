import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import type { payouts as english } from '../../en/finance/payouts.ts';

export const payouts: typeof english = {
  empty: 'Lalabas dito ang mga payout sa gabi matapos ang mga unang bayad.',
  bankFile: 'File sa bangko',
  store: 'Binabayaran sa sariling account',
  partner: 'Binabayaran sa pamamagitan ng partner',
  section: {
    account: 'Account',
    amount: 'Paano ito nabuo',
    lines: 'Mga linya',
    offsets: 'Ibinawas',
  },
  offsetsNote: 'Ang utang sa mga linyang ito na ibinawas sa payout na ito.',
  heldNote: 'Walang ibinabayad habang naka-block ang partner o isang tindahan ng mga linyang ito.',
  carriedNote:
    'Mas malaki ang utang kaysa sa kinita ng araw: walang ibinabayad, at itutuloy ang natitira sa susunod na araw na may benta.',
  ofDay: 'Linya ng %{day}',
  field: labelsOf(payoutFields, 'fil'),
  line: labelsOf(disbursementFields, 'fil'),
};
