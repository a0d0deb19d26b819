import { labelsOf } from '#domain/fields/field.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import { payoutFileFields } from '#domain/fields/settlement/payoutFile.ts';
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
  history: {
    title: 'Ipinadala sa bangko',
    attempt: 'Ika-%{attempt} na padala',
    file: 'File %{id}',
    to: 'sa %{bank}, …%{last4}, %{name}',
    paid: 'Nabayaran %{at}, %{reference}',
    returned: 'Ibinalik %{at}: %{reason}',
    open: 'Hindi pa nasasagot',
  },
  resend: {
    act: 'Ipadala muli',
    title: 'Ipadala muli ang payout na ito?',
    returned: 'Ibinalik ito ng bangko: %{reason}',
    before: 'Ipinadala ito sa',
    now: 'Ipapadala ito sa',
    unchanged: 'Pareho pa rin ang account: ibabalik itong muli ng bangko maliban kung naayos na ito roon.',
    none: 'Walang ginagamit na account ang babayaran na tumatanggap ng bayad. Pinapalitan ang mga bank account nito sa rekord nito, at ikalawang tao ang nagpapasya roon.',
    openAccounts: 'Buksan ang mga bank account nito',
    reason: labelsOf(payoutFileFields, 'fil').resendReason,
    reasonHelp: 'Para sa audit trail',
    reasonNeeded: 'Sabihin kung ano ang inayos, 3 karakter o higit pa',
    done: 'Nakatakda itong muli, at kasama sa susunod na file sa bangko.',
    held: 'Pinipigil ito, dahil naka-block ang partner o isang tindahan: ipapadala ito kapag natapos na ang block.',
    moved: 'May nagbago na rito',
    reload: 'Ipakita ang kalagayan nito',
  },
  field: labelsOf(payoutFields, 'fil'),
  line: labelsOf(disbursementFields, 'fil'),
};
