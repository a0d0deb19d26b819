import { labelsOf } from '#domain/fields/field.ts';
import { settlementRunFields } from '#domain/fields/settlement/settlementRun.ts';
import type { settlement as english } from '../../en/finance/settlement.ts';

export const settlement: typeof english = {
  intro:
    'Gabi-gabi ng 1:00 nagiging mga linya at payout ang nakaraang araw. Naghihintay ang may kulang, gaya ng rate.',
  empty: 'Darating ang unang run sa gabi matapos ang unang bayad.',
  runNow: 'I-settle ngayon',
  runTitle: 'I-settle nang hindi hinihintay ang gabi?',
  runEffect:
    'Sunod-sunod na isine-settle sa loob ng ilang segundo ang bawat araw na lumipas na sa Maynila at bukas pa. Hindi na nagbabago ang araw na na-settle na.',
  asked: 'Isine-settle na ang mga araw hanggang %{day}.',
  bySystem: 'Ang gabi',
  openDay: 'Mga payout noong %{day}',
  waiting: {
    title: 'Mga naghihintay',
    note: 'Sarado na ang mga araw nito. Kukunin ito ng susunod na run kapag wala nang kulang.',
    only: '%{reason} lang.',
    all: 'Ipakita ang lahat ng naghihintay',
    none: 'Wala nang naghihintay dahil doon.',
    nothing: 'Walang naghihintay: nakuha ng mga run ang lahat ng mga saradong araw.',
    total: '%{smart_count} produkto ng tindahan |||| %{smart_count} produkto ng mga tindahan',
    held: '%{smart_count} payout ang pinipigil dahil naka-block ang partner o tindahan |||| %{smart_count} payout ang pinipigil dahil naka-block ang partner o tindahan',
    ready: 'Handa na',
    readyNote: 'Wala nang kulang: kukunin ito ng susunod na run.',
    items: '%{smart_count} item |||| %{smart_count} item',
    mend: 'Buksan ang %{place}',
    rates: 'mga rate',
    business: 'detalye ng negosyo',
    bank: 'mga bank account',
    settings: 'report settings',
    byRecords: 'Inaayos ito ng nag-e-edit ng mga partner at tindahan.',
    bySettings: 'Inaayos ito ng nag-e-edit ng report settings.',
    asked: 'May hiniling nang pagbabago: naghihintay ito ng pag-apruba ng ibang tao.',
    approved: 'May naaprubahan nang pagbabago: magkakabisa ito sa %{moment}.',
  },
  exempt: {
    title: 'Walang kinakaltas na buwis, kahit lampas na sa taunang tanggap',
    note: 'Higit sa %{threshold} na ang natanggap nila mula %{from} nang walang kinakaltas na buwis. Kung wala nang bisa ang isang deklarasyon, hilingin ang pagbabago sa buwis ng tindahan.',
    received: 'natanggap ngayong taon',
    stores: 'Mga buwis ng %{store} |||| %{smart_count} tindahang walang kinakaltas na buwis',
    all: 'Ipakita ito |||| Ipakita ang lahat ng %{smart_count}',
  },
  field: labelsOf(settlementRunFields, 'fil'),
};
