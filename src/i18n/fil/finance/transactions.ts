import { labelsOf } from '#domain/fields/field.ts';
import { transactionFields } from '#domain/fields/transaction.ts';
import type { transactions as english } from '../../en/finance/transactions.ts';

const { items: _, refunds: __, ...listed } = transactionFields;

export const transactions: typeof english = {
  search: 'Reference, o huling apat ng card',
  empty: 'Lalabas dito ang mga bayad habang ipinapadala ng mga till ng tindahan at ng mga sistema ng loan.',
  hasRefunds: 'May ibinalik',
  settled: 'Na-settle kasama ng %{day}',
  payout: 'Payout: %{status}',
  underWay: 'Mga refund na hindi pa tapos',
  noRefunds: 'Walang ibinalik sa bayad na ito.',
  itemsUnderWay:
    'hindi pa tapos ang refund ng %{smart_count} |||| hindi pa tapos ang refund ng %{smart_count}',
  itemsRefunded: '%{smart_count} ang ibinalik |||| %{smart_count} ang ibinalik',
  section: { payment: 'Bayad', amount: 'Halaga' },
  totals: {
    title: 'Kabuuan ng naka-filter',
    ofDay: 'Binayaran noong %{from}',
    ofDays: 'Binayaran mula %{from} hanggang %{to}',
    count: 'Mga bayad',
    amount: 'Halaga',
    refunded: 'Ibinalik',
    voided: 'Pinawalang-bisa',
    more: 'Ayon sa araw at produkto',
    less: 'Itago',
    byDay: 'Araw',
    byProduct: 'Produkto',
    byCashier: 'Kahera',
    noCashier: 'Hindi sinabi',
  },
  today: {
    title: 'Ngayong araw, %{day}',
    none: 'Wala pang bayad o refund ngayong araw.',
    refunds: 'Mga refund',
    refundAmount: 'Halaga ng mga refund',
    refundsNote:
      'Mga refund na hiniling ngayong araw, ng bayad sa alinmang araw, ayon sa tumanggap ng bayad.',
    all: 'Lahat',
    storeHelp: 'Ilang tindahan ang pinagtatrabahuhan mo: piliin kung kaninong till ang bibilangin.',
    only: 'Ipakita ang mga bayad ngayon',
  },
  slip: {
    refund: 'Refund %{day} (%{status})',
    print: 'I-print ang slip',
    noReceipt: 'Para sa iyong talaan. Hindi ito opisyal na resibo.',
  },
  refund: {
    title: 'Refund ng bayad',
    of: 'Refund ng %{reference}',
    submit: 'I-refund',
    ask: 'Humiling ng pag-apruba',
    what: 'Refund',
    type: 'Magkano',
    partial: 'Bahagi',
    full: 'Lahat ng natitira, %{amount}',
    amount: 'Halagang ibabalik',
    amountHelp: 'Hanggang %{amount}',
    amountNeeded: 'Higit sa zero, hanggang dalawang decimal, gaya ng 1234.50',
    amountAbove: 'Hanggang %{amount} na lang ang maibabalik',
    reasonNeeded: 'Pumili ng dahilan',
    notesNeeded: 'Sabihin sa mga tala kung ano ang dahilan',
    items: 'Mga produktong ibinabalik',
    itemsHelp: 'Mula rito ang mungkahing halaga; ikaw ang magpapasya.',
    quantityOf: 'Ilan sa %{name}',
    ofItem: '%{left} sa %{quantity} ang natitira',
    second:
      'Lalampas sa %{limit} ang lahat ng refund ng bayad na ito: kailangan itong aprubahan ng iba bago ipadala.',
    noProcessor: 'Walang naka-set up na processor: itatabi ang refund at ibabayad kapag mayroon na.',
    retry:
      'Hindi ito na-refund: %{amount} na lang ang natitira, may ibang nag-refund ng bahagi nito. Ilagay muli ang halaga.',
    unknown:
      'Walang dumating na sagot, kaya hindi pa alam kung na-refund ito. Subukan muli: isang beses lang itong mare-refund, ilang ulit man ipadala.',
    again: 'Subukan muli',
    back: 'Bumalik',
    confirmTitle: 'I-refund ang %{amount}?',
    nextSent:
      'Ng %{reference}, %{store}. Pupunta ito sa processor sa loob ng ilang segundo at hindi na mababawi.',
    nextSecond:
      'Ng %{reference}, %{store}. Iba ang magpapasya rito; hanggang doon, puwede mo pa itong bawiin.',
    nextWaits: 'Ng %{reference}, %{store}. Itatabi ito hanggang may naka-set up na processor.',
    made: 'Nire-refund na ang %{amount}',
    asked: 'Hiniling: refund na %{amount}',
    madeSent: 'Papunta na ito sa processor. Sasabihan ka kapag naibayad na, o kung bakit hindi natuloy.',
    madeSecond: 'Sinabihan na ang puwedeng mag-apruba. Sasabihan ka ng pasya nila.',
    madeWaits: 'Itinabi ito, at ibabayad kapag may naka-set up nang processor.',
    leftAfter: 'Maibabalik pa: %{amount}',
    leftAgain: 'Maibabalik pa ang halaga.',
    toPayment: 'Sa bayad',
    toRequest: 'Sa kahilingan',
    more: 'Mag-refund pa',
    never: {
      voided: 'Pinawalang-bisa ang bayad na ito: walang maibabalik.',
      loan: 'Hindi dito ibinabalik ang cash loan.',
      late: 'Hanggang %{day} lang puwedeng i-refund ang bayad na ito.',
      nothing_left: 'Wala nang maibabalik sa bayad na ito.',
    },
  },
  field: labelsOf(listed, 'fil'),
};
