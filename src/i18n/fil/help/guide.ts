import type { guide as en } from '../../en/help/guide.ts';

export const guide: typeof en = {
  intro:
    'Paano gumagana ang bawat pahina, ano ang susunod at ano ang puwedeng pumalya. Isinulat para sa mga taong gumagamit nito.',
  search: 'Maghanap sa gabay',
  group: {
    start: 'Mga unang hakbang',
    work: 'Araw-araw',
    money: 'Settlement at buwis',
    network: 'Mga partner at tindahan',
    control: 'Mga tao at access',
    jobs: 'Ayon sa trabaho',
  },
  groupNote: {
    start: 'Ang pare-pareho sa lahat ng pahina.',
    work: 'Mga pasya, promo, bayad at resibo.',
    money: 'Mula sa mga bayad ng isang araw hanggang sa mga payout, ulat at sertipiko.',
    network: 'Mga record, aplikasyon, kontrata at spreadsheet.',
    control: 'Mga account, role, sistema at talaan.',
    jobs: 'Ano ang ginagawa ng isang tao sa maghapon, at saan.',
  },
  yours: 'Ang trabaho mo',
  found: '%{smart_count} artikulo |||| %{smart_count} artikulo',
  nothing: 'Walang artikulong may lahat ng salitang ito',
  nothingHint: 'Subukan ang mas kaunti o ibang salita. Hinahanap sa dalawang wika.',
  enlarge: 'Palakihin ang larawan: %{what}',
  searching: 'Kinukuha ang mga artikulo.',
  in: { en: 'Sa English', fil: 'Sa Filipino' },
  readIn: { en: 'Basahin sa English', fil: 'Basahin sa Filipino' },
  contents: 'Nasa pahinang ito',
  toSection: 'Link sa “%{name}”',
  open: 'Buksan ang pahina: %{name}',
  notOpen: 'Hindi bukas sa iyo ang pahinang ito. Kung alin ang bukas, at kanino magtatanong:',
  rest: 'May %{smart_count} pang artikulo tungkol sa pahinang hindi bukas sa iyo. |||| May %{smart_count} pang artikulo tungkol sa mga pahinang hindi bukas sa iyo.',
  allShown:
    '%{smart_count} sa mga artikulong ito ang tungkol sa pahinang hindi bukas sa iyo. |||| %{smart_count} sa mga artikulong ito ang tungkol sa mga pahinang hindi bukas sa iyo.',
  showAll: 'Ipakita ang lahat ng artikulo',
  showMine: 'Ipakita ang bukas sa akin',
  see: 'Tingnan din',
  turn: 'Iba pang artikulo',
  previous: 'Nauna',
  next: 'Susunod',
};
