import { labelsOf } from '#domain/fields/field.ts';
import { myRequestFields } from '#domain/fields/userRequest.ts';
import type { mine as english } from '../../en/accounts/mine.ts';

export const mine: typeof english = {
  intro: 'Sino ka rito, saan ka nagtatrabaho, at ano ang magagamit mo.',
  parts: 'Mga bahagi ng account mo',
  part: {
    myAccount: 'Kabuuan',
    myStoreRequests: 'Mga hiling na tindahan',
    myModuleRequests: 'Mga hiling na module',
  },
  person: 'Ikaw',
  personNote: 'May mali ba? Ipatama ito sa administrator ng negosyo mo.',
  level: { ALL: 'Lahat', PARTNER: 'Lahat ng tindahan ng negosyo mo', MERCHANT: 'Sarili mong mga tindahan' },
  noStores: 'Wala pang tindahan: hilingin ang pinagtatrabahuhan mo.',
  everyStore: 'Para sa buong negosyo ang account mo: nakikita mo na ang lahat ng tindahan.',
  askStores: 'Humiling ng tindahan',
  modules: 'Mga module',
  modulesNote: 'Ang binubuksan ng mga role mo, at ang ibinigay sa iyo bukod dito.',
  askModules: 'Humiling ng module',
  moduleState: {
    on: 'Sa iyo',
    granted: 'Sa iyo, para tingnan',
    off: 'Naka-off',
    asked: 'Naghihintay ng sagot',
    open: 'Wala sa iyo',
  },
  ask: { store: 'Humiling ng tindahan', module: 'Humiling ng module' },
  askNote: {
    store: 'Ang kawani ang magpapasya; dito ka sasabihan. Makikita mo ang tindahan kapag naaprubahan.',
    module: 'Ang kawani ang magpapasya; dito ka sasabihan. Matitingnan mo ito kapag naaprubahan.',
  },
  chooseOne: { store: 'Pumili ng kahit isang tindahan.', module: 'Pumili ng kahit isang module.' },
  findStores: 'Maghanap ayon sa pangalan o code',
  whyHelp: 'Mababasa ito ng kawani kapag nagpapasya sila.',
  send: 'Ipadala ang hiling',
  sent: 'Naipadala ang hiling mo. |||| Naipadala ang %{smart_count} mong hiling.',
  asked: { store: 'Mga tindahang hiniling mo', module: 'Mga module na hiniling mo' },
  empty: { store: 'Wala ka pang hiniling na tindahan.', module: 'Wala ka pang hiniling na module.' },
  field: labelsOf(myRequestFields, 'fil'),
  cancel: 'Kanselahin',
  cancelOne: 'Kanselahin ang hiling na %{name}',
  cancelTitle: 'Kanselahin ang hiling na %{name}?',
  cancelEffect: 'Wala nang magpapasya rito. Puwede mo itong hilingin muli.',
  cancelConfirm: 'Kanselahin ang hiling',
  keep: 'Panatilihin',
  cancelled: 'Kinansela ang hiling na %{name}. Puwede mo itong hilingin muli.',
};
