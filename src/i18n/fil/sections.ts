import { everyLabel } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import type { sections as en } from '../en/sections.ts';

export const sections: typeof en = {
  field: everyLabel([partnerFields, storeFields], 'fil'),
  role: {
    CONTACT_PERSON: 'Kausap',
    AUTHORIZED_SIGNATORY: 'Authorized signatory',
    OWNER: 'May-ari',
    ACCOUNTING: 'Accounting',
    OPERATIONS: 'Operasyon',
  },
  whyTyped: 'Walang nakalistang ZIP code ng bayang ito. I-type ang 4 na digit nito.',
  registration: 'Rehistro',
  services: 'Mga serbisyo',
  filing: 'Itinatala ng provider',
  withholding: 'Withholding tax',
  whoseAccount: 'Kaninong account',
  person: 'Tao %{n}',
  addPerson: 'Magdagdag ng tao',
  addTerminal: 'Magdagdag ng terminal',
  findStaff: 'Pangalan o employee code',
  remove: 'Alisin',
  notInUse: 'Hindi ginagamit',
  sharesContacts: 'Ginagamit ng tindahang ito ang mga kausap ng partner.',
  sharesBank: 'Sa account ng partner binabayaran ang tindahang ito.',
  noContacts: 'Wala pang kausap',
  noBank: 'Wala pang bank account',
  noHours: 'Wala pang oras ng operasyon',
  noSites: 'Wala pang e-commerce site',
  noCommodities: 'Wala pang produkto',
  secondPerson: 'Kailangang aprubahan ng ikalawang tao ang pagbabago sa bangko bago ito magkabisa.',
  secondPersonHours:
    'Ang pag-save ay paghiling ng pagbabago: kailangan itong aprubahan ng ikalawang tao, at magkakabisa ito %{smart_count} oras pagkatapos noon.',
  bankPending: 'Naghihintay ng ikalawang tao ang pagbabago sa bangko na ginawa ni %{who} noong %{when}.',
  bankScheduled: 'Aprubado na ang pagbabago sa bangko na ginawa ni %{who} at magkakabisa ito sa %{when}.',
  pendingUnknown: 'Hindi malaman kung may pagbabago sa bangko na naghihintay ng pag-apruba.',
  toRequest: 'Buksan ang kahilingan',
  signatoryElsewhere: 'Wala sa mga taong ito ang authorized signatory; sa ibang form ito binabago.',
  toBankForm: 'Baguhin ang mga detalye ng bangko',
  signatoryRole: 'Kasama ng mga detalye ng bangko binabago kung sino ang lalagda',
};
