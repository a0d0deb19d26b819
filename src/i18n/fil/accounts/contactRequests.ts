import type { contactRequests as english } from '../../en/accounts/contactRequests.ts';

export const contactRequests: typeof english = {
  intro:
    'Humihiling ng ibang numero ang nawalan ng numero ng mobile ng aplikasyon. Ihambing ang sinabi nila, tawagan ang bagong numero kung may duda, at magpasya.',
  none: 'Walang humihiling ng ibang numero',
  noneHint:
    'Sa sarili nilang pahina humihiling ang mga aplikante, kung saan ipinadadala ang code: “Wala na sa akin ang numerong iyon”.',
  stage: 'Aplikasyon',
  draft: 'Hindi pa naipapadala',
  sent: 'Naipadala na',
  businessName: 'Negosyo',
  same: 'gaya ng nasa aplikasyon',
  other: 'iba ang nasa aplikasyon',
  otherPerson: 'walang ganitong pangalan sa aplikasyon',
  unknown: 'wala pa sa aplikasyon',
  mobileNumber: 'Bagong numero, napatunayan ng code',
  reasonHelp: 'Mababasa ito ng humiling sa text message.',
  reasonNeeded: 'Sabihin kung bakit',
  give: 'Ibigay ang bagong numero',
  giveTitle: 'Ibigay sa %{name} ang bagong numero?',
  giveEffect:
    'Sa %{mobile} na pupunta ang mga code at balita ng %{name}. Matatapos ang mga bukas na session at link, at sasabihan ang dalawang numero. Ang iba pang humihiling para sa aplikasyong ito ay tatanggihan at sasabihan. Hindi na ikaw ang magpapasya sa aplikasyong ito kundi isang kasamahan.',
  giveDone: 'Sa %{mobile} na ang %{name}. Nasabihan ang dalawang numero.',
  refuse: 'Tanggihan',
  refuseTitle: 'Tanggihan ang ibang numero para sa %{name}?',
  refuseEffect: 'Mananatili ang numero ng aplikasyon; sasabihan ang %{mobile} kung bakit.',
  refuseDone: 'Mananatili ang numero ng %{name}. Nasabihan ang %{mobile} kung bakit.',
};
