import type { reportSettings as english } from '../../en/finance/reportSettings.ts';

export const reportSettings: typeof english = {
  tabs: 'Mga report setting',
  intro: {
    COMPUTATION: 'Kung paano kinukuwenta ang bawat linya ng settlement.',
    DISBURSEMENT_REPORT: 'Ang sinasabi ng mga disbursement report tungkol sa nagbabayad.',
    BIR2307: 'Kung sino ang nagbabayad at nagkakaltas, at kung sino ang lumalagda.',
    ATC: 'Kung sa aling code at rate kinakaltasan ng buwis ang mga binabayaran, araw-araw.',
  },
  nothingOf: {
    COMPUTATION: 'Wala pang nakatakda: walang ise-settle hangga’t wala ito',
    DISBURSEMENT_REPORT: 'Hindi pa nakatakda ang account na pinanggagalingan ng mga payout',
    BIR2307: 'Hindi pa nakatakda ang nagbabayad at lumalagda: walang ilalabas na form 2307 hangga’t wala ito',
  },
  today: 'Umiiral ngayon',
  since: 'Mula %{day}',
  reckoned:
    'Ang base ay gross bawas ang mga refund. Tig-isang beses nira-round ang komisyon, buwis, kaltas sa komisyon at buwis ng binabayaran; kabuuan ng mga ito ang mga net.',
  history: 'Mga bersyon',
  version: 'Bersyon %{version}, mula %{day}',
  unchanged: 'Gaya ng naunang bersyon',
  installed: 'Gaya ng pagkaka-install',
  askedBy: 'Hiniling ni %{name}',
  agreedBy: 'Inaprubahan ni %{name}',
  replacedBy: 'Pinalitan ng bersyon %{version}',
  standing: {
    planned: 'Nakaplano',
    today: 'Umiiral ngayon',
    before: 'Umiral noon',
    replaced: 'Pinalitan bago nagsimula',
  },
  atc: {
    planned: 'Nakaplano',
    today: 'Umiiral ngayon',
    before: 'Natapos na',
    never: 'Tinapos bago nagsimula',
  },
  days: 'Mga araw na umiiral',
  stands: 'Kalagayan',
  agreed: 'Pinagkasunduan nina',
  fromTo: '%{from} hanggang %{to}',
  fromOn: 'Mula %{from}',
  ofShare: '%{percent} ng %{share} (%{whole})',
  people: '%{made}, %{checked}',
  endPeople: 'Katapusan: %{made}, %{checked}',
};
