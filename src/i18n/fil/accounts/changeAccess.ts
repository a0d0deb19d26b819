import type { changeAccess as english } from '../../en/accounts/changeAccess.ts';

export const changeAccess: typeof english = {
  act: 'Baguhin ang access',
  title: 'Baguhin ang access ni %{name}',
  intro: 'Walang mababago hangga’t hindi mo nababasa ang epekto nito at nakukumpirma.',
  check: 'Suriin ang pagbabago',
  features: 'Mga feature',
  noTitle:
    'Wala pang katungkulan: mananatili ang role na %{role} at ang saklaw ng nakikita nila hanggang pumili ka.',
  notInUse: 'Hindi ginagamit ang account: i-reactivate muna ito bago baguhin ang magagawa nito.',
  confirmTitle: 'Baguhin ang access ni %{name}?',
  confirm: 'Baguhin ang access',
  gains: 'Madadagdag: %{what}.',
  loses: 'Mawawala: %{what}.',
  wider: 'Makikita na ang lahat ng tindahan ng partner.',
  narrower: 'Sariling mga tindahan na lang ang makikita.',
  same: 'Walang karapatang madadagdag o mawawala.',
  asked: 'Naghihintay ng pasya ng kasamahan, sa Mga hiling: %{what}.',
  noRole: 'Hangga’t hindi napagpapasyahan, wala silang role: wala silang magagawa rito.',
  signsOut:
    'Dahil may inaalis, matatapos agad ang session nila. |||| Dahil may inaalis, matatapos agad ang %{smart_count} session nila.',
  signedOut:
    'Tinapos ang session nila; mag-sign in silang muli. |||| Tinapos ang %{smart_count} session nila; mag-sign in silang muli.',
  atOnce: 'May bisa sa susunod nilang hakbang; mananatili silang naka-sign in.',
  told: 'Sasabihan sila sa portal, sa mail at sa SMS.',
  notTold: 'Walang mensaheng ipapadala sa kanila.',
  needed: 'Hindi bababa sa %{min} character.',
  enter: 'Ilagay: %{field}',
  company: {
    act: 'I-link',
    none: 'Hindi naka-link',
    title: 'I-link si %{name} sa company account',
    effect:
      'Ikaw ang hihiling. Kasamahan ang magpapasya sa Mga hiling. Makakapag-sign in na rin siya gamit ang company account.',
    subject: 'Id ng company account',
    subjectHelp: 'Makikita niya ito kapag sinubukan niyang mag-sign in gamit ang company account.',
    reason: 'Bakit',
    identification: 'Paano mo natiyak na siya ito',
    identificationHelp: 'Halimbawa: tinawagan sa numerong nasa rekord at tinanong ang employee code.',
    ask: 'Humiling sa kasamahan',
    asked:
      'Nahiling na: ang kasamahang puwedeng mag-edit ng mga user ang magpapasya sa Mga hiling. Nasabihan si %{name}.',
  },
  lost: {
    act: 'Nawalang device',
    title: 'Nawala ba ni %{name} ang device ng ikalawang patunay?',
    effect:
      'Ikaw ang hihiling; ibang kasamahan ang magpapasya. Kapag naaprubahan, hindi na gagana ang app at mga recovery code, matatapos ang lahat ng session, at sasabihan sila. Ang kailangang may ikalawang patunay ay makakatanggap ng code sa text hanggang mag-set up silang muli.',
    reason: 'Ano ang nangyari',
    identification: 'Paano mo natiyak na sila ito',
    identificationHelp: 'Halimbawa: tinawagan sa numerong nasa rekord at tinanong ang employee code.',
    ask: 'Humiling sa kasamahan',
    asked:
      'Nahiling na: ang kasamahang puwedeng mag-edit ng mga user ang magpapasya sa Mga hiling, at nasabihan si %{name}. Pagkatapos, %{after}.',
    after: {
      sms: 'mapupunta ang code sa text sa numerong nagtatapos sa %{digits}',
      setUp: 'hahantong ang susunod na pag-sign in sa pag-set up ng ikalawang patunay',
      none: 'password lang ang magbubukas ng account',
    },
  },
};
