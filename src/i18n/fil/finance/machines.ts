import type { machines as english } from '../../en/finance/machines.ts';

export const machines: typeof english = {
  intro: 'Mga till, at sistema ng loan at card na nagpapadala ng mga bayad, may sariling key ang bawat isa.',
  none: 'Wala pang sistemang nagpapadala ng mga bayad',
  noneHint: 'Magdagdag ng isa, at ilagay ang key nito sa sistema.',
  add: 'Magdagdag ng sistema',
  make: 'Gumawa ng key',
  outOfUse: 'Hindi ginagamit',
  allPartners: 'Mga tindahan ng lahat ng partner',
  allProducts: 'Lahat ng produkto',
  never: 'Hindi pa',
  formerEnds: 'May bisa ang dating key hanggang %{until}.',
  nameHelp: 'Ang tawag dito ng mga tao, gaya ng “Card switch, Manila”.',
  nameNeeded: 'Bigyan ng pangalang may dalawang titik man lang',
  sourceHelp:
    'Dito makikilala ang mga bayad nito: walang kapareho ang reference sa loob nito. Hindi na ito binabago.',
  sourceNeeded: 'Dalawa hanggang tatlumpung malaking titik, numero, - o _, gaya ng POS_MAIN',
  partnerHelp: 'Kung walang pinili, puwede sa mga tindahan ng lahat ng partner.',
  productNeeded: 'Pumili ng kahit isang produkto',
  perMinuteHelp: 'Pinaghihintay ito kapag lumampas. Hanggang 1,000 bayad ang isang tawag.',
  perMinuteNeeded: 'Buong numero mula 1 hanggang 600',
  key: 'Key',
  keyTitle: 'Ang key ng %{name}',
  keyNote:
    'Ngayon lang ito ipinapakita at walang nagtatago nito: kopyahin na ito sa sistema. Ilagay sa header na Authorization, bilang Bearer at ang key.',
  keyKept: 'Nakuha ko na',
  addNext: 'Makakapagpadala na agad ng mga bayad ang sistema.',
  renew: 'Bagong key',
  renewTitle: 'Bagong key para sa %{name}?',
  renewEffect:
    'May bisa pa nang %{hours} oras ang kasalukuyang key, para walang mahinto habang inilalagay ang bago.',
  renewNext:
    'May bisa pa nang %{hours} oras ang dating key. Kung nasa maling kamay ito, ihinto na lang ang paggamit sa sistema.',
  disable: 'Ihinto ang paggamit',
  disableTitle: 'Ihinto ang paggamit sa %{name}?',
  disableEffect:
    'Mula ngayon, walang tatanggapin sa ipapadala nito, kahit aling key. Mananatili ang mga natanggap na.',
  disabled: 'Hindi na ginagamit ang %{name}.',
  enable: 'Gamitin muli',
  enableTitle: 'Gamitin muli ang %{name}?',
  enableEffect: 'May bisa ulit agad ang huling key nito.',
  enabled: 'Ginagamit muli ang %{name}.',
};
