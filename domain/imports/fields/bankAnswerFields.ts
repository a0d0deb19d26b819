import { payoutFields } from '../../fields/settlement/payout.ts';
import { same } from '../../sentence.ts';
import { BANK_FILE } from '../../settlement/bank/bankFile.ts';
import { column, type SpokenField } from './spokenField.ts';

/** The columns of the bank's answer that are read; they are those of the file that went out. */
export const bankAnswerFields: readonly SpokenField[] = [
  column('reference', {
    label: BANK_FILE.reference,
    required: true,
    max: 40,
    hint: { en: 'As it stands in the file that was sent', fil: 'Kung ano ang nasa file na naipadala' },
    example: 'SP-1024-1',
    also: ['Payout reference', 'Reference number', 'Ref no', 'Our reference'],
  }),
  column('amount', {
    label: BANK_FILE.amount,
    type: 'amount',
    required: true,
    hint: { en: 'As it was sent', fil: 'Kung ano ang naipadala' },
    example: '1250.00',
    also: ['Halaga', 'Payout'],
  }),
  column('outcome', {
    label: BANK_FILE.outcome,
    required: true,
    max: 40,
    hint: same('PAID, RETURNED'),
    example: 'PAID',
    also: ['Status', 'Resulta', 'Outcome'],
  }),
  column('bankReference', {
    label: BANK_FILE.bankReference,
    max: payoutFields.bankReference.max,
    hint: { en: 'Where it is paid', fil: 'Kung nabayaran' },
    example: 'BT20261126123456',
    also: ['Reference of the bank', 'Trace number', 'Transaction number'],
  }),
  column('returnReason', {
    label: BANK_FILE.returnReason,
    max: payoutFields.returnReason.max,
    hint: { en: 'Where it is returned', fil: 'Kung ibinalik' },
    also: ['Reason', 'Dahilan', 'Remarks'],
  }),
];
