import type { wizardDocuments as en } from '../en/wizardDocuments.ts';

export const wizardDocuments: typeof en = {
  later:
    'Puwedeng isumite ang aplikasyon nang wala ang mga kulang na dokumento. Kailangan ang mga ito bago ito maaprubahan.',
  again: 'I-upload muli',
  gone: 'Wala na rito ang file na ito: i-upload itong muli',
  removeText: 'Buburahin ang file. Puwede itong i-upload muli.',
  ofStores: 'Mga dokumento ng mga tindahan',
  ofStoresNote: 'Mga tindahang may dokumento lang ang nakalista.',
  store: 'Tindahan',
  chooseStore: 'Piliin muna ang tindahan',
  toMend: 'May kailangang ayusin sa mga dokumentong ito:',
};
