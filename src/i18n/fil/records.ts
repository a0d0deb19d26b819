import { contactDetailFields } from '#domain/fields/contactPerson.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import { associateType } from '#domain/people/associate.ts';
import { recordTab } from '#domain/records/recordTabs.ts';
import type { records as en } from '../en/records.ts';

const [partner, store] = [labelsOf(partnerFields, 'fil'), labelsOf(storeFields, 'fil')];
const { emailAddress: email } = labelsOf(contactDetailFields, 'fil');
const people = labelsOf(associateType, 'fil');

export const records: typeof en = {
  search: 'Pangalan, TIN, HSIS code, reference, mobile',
  tabs: 'Mga bahagi ng listahan',
  tab: labelsOf(recordTab, 'fil'),
  amongStores: 'Hanapin ang “%{search}” sa mga tindahan',
  waitingFirst: 'Nauuna ang naghihintay sa iyo, at pinakataas ang pinakamatagal.',
  yours: 'Ikaw ang nagsumite nito',
  you: 'ikaw',
  parts: 'Mga bahagi ng rekord na ito',
  /** The tabs. */
  part: {
    overview: 'Buod',
    details: 'Detalye',
    stores: 'Mga tindahan',
    documents: 'Mga dokumento',
    people: 'Mga tao',
    rates: 'Mga rate',
    history: 'Kasaysayan',
  },
  details: 'Mga seksyon ng detalye',
  page: {
    recordOverview: 'Buod',
    merchantDetails: 'Detalye ng merchant',
    businessDetails: 'Detalye ng negosyo',
    bankDetails: 'Detalye ng bangko',
    contactPersons: store.contactPersons,
    storeList: 'Mga tindahan',
    commodities: store.commodities,
    operatingHours: store.schedules,
    ecommerceSites: store.ecommerceSites,
    documentList: 'Mga dokumento',
    retailerAssociateList: people['retailer-associates'],
    salesRepresentatives: people['sales-representatives'],
    mdrRates: 'Mga MDR rate',
    recordNotes: 'Mga tala',
    recordTimeline: 'Kasaysayan',
  },
  retailerAssociate: 'Tauhan ng tindahan',
  salesRepresentative: 'Sales representative',
  approval: 'Kahilingan',
  referenceNumber: partner.referenceNumber,
  hsisCode: partner.hsisCode,
  salesroomCode: store.hsisSalesRoomCode,
  beside: {
    corrections: 'Mga pagwawasto',
    changes: 'Mga pagbabagong naghihintay',
    notes: 'Mga tala',
    waits: '%{smart_count} naghihintay na pagbabago |||| %{smart_count} naghihintay na pagbabago',
    asked: '%{smart_count} pagwawasto |||| %{smart_count} pagwawasto',
  },
  remarks: 'Ang hinihingi ng pagsusuri',
  remarksOpen:
    'May %{smart_count} pagwawasto na hinihingi ang pagsusuri |||| May %{smart_count} pagwawasto na hinihingi ang pagsusuri',
  remarksOfStores:
    'May %{smart_count} pagwawasto na hinihingi ang pagsusuri sa mga tindahan nito |||| May %{smart_count} pagwawasto na hinihingi ang pagsusuri sa mga tindahan nito',
  remarksOfBoth:
    'May %{smart_count} pagwawasto na hinihingi ang pagsusuri, %{stores} sa mga ito ay sa mga tindahan nito',
  remarksDone: 'May nagawa na sa bawat itatama: puwede na itong isumite muli.',
  remarksDoneStores: 'May nagawa na sa bawat itatama: puwede nang isumite muli ang mga tindahan.',
  remarksRound: 'Ang hiningi ng pagsusuri, at ang nangyari rito',
  roundChanges: 'Ang nabago mula noon',
  answer: 'Sagutin',
  answerAgain: 'Baguhin ang sagot',
  answerLabel: 'Ang sagot mo sa pagsusuri',
  answerNeeded: 'Magsulat ng sagot',
  answerSave: 'I-save ang sagot',
  answered: 'Nasagot na. Mababasa ito ng pagsusuri kapag isinumite muli.',
  answerOf: 'Sagot ni %{name}:',
  sectionSaved: 'Na-save: %{section} ng %{name}.',
  sectionSent:
    'Naipadala para aprubahan: %{section} ng %{name}. Walang magbabago hangga’t hindi inaaprubahan ng ikalawang tao.',
  ofStore: 'Tindahan:',
  notEditable: 'Ang katayuan nito ay %{status}, kaya hindi ito mababago.',
  facts: {
    title: 'Mga pangunahing detalye',
    tinNumber: partner.tinNumber,
    businessEntity: partner.businessEntity,
    dtiRegistrationNumber: partner.dtiRegistrationNumber,
    secRegistrationNumber: partner.secRegistrationNumber,
    dateApplied: 'Nag-apply noong',
    appliedBy: 'Nag-apply',
    mobile: 'Mobile',
    email,
    registrationCode: 'Registration code',
    updated: 'Huling pagbabago',
    ofPartner: store.partnerName,
  },
  open: {
    title: 'Ang hindi pa tapos',
    nothing:
      'Walang naiwan: naroon ang lahat ng kailangang dokumento at walang pagbabagong naghihintay ng ikalawang tao.',
    nothingOfStore:
      'Walang naiwan: walang kailangang dokumento sa tindahan, at walang pagbabagong naghihintay ng ikalawang tao.',
    next: {
      review: 'Naghihintay ng pasya ng business office.',
      withPartner: 'Naghihintay sa partner nito: sabay silang pagpapasyahan ng business office.',
      risk: 'Naghihintay ng pagsusuri ng risk reviewer.',
      mend: 'Naghihintay na maitama at maisumite muli.',
      activate: 'Aprubado na: susunod itong gagawing aktibo ng business office.',
      activateIt: 'Aprubado na: gawin itong aktibo.',
      afterPartner: 'Aprubado na: magagawa itong aktibo kapag aktibo na ang partner nito.',
    },
    remarks:
      '%{smart_count} pagwawasto na hinihingi ng pagsusuri |||| %{smart_count} pagwawasto na hinihingi ng pagsusuri',
    missing: 'Mga kailangang dokumento na kulang',
    sameTins: 'Iba pang may ganitong TIN: ayusin kung kanino',
    pending:
      '%{smart_count} pagbabago ang naghihintay ng ikalawang tao |||| %{smart_count} pagbabago ang naghihintay ng ikalawang tao',
  },
  payees: {
    title: 'Sino ang binabayaran',
    statement: 'Statement ng %{name}',
    partner: 'account ng partner',
    store: 'sariling account',
    last: 'huling payout noong %{day}',
    owes: 'may utang na %{sum}',
    all: 'Mga payout ng mga huling araw',
  },
  moves: {
    title: 'Takbo ng aplikasyon',
    none: 'Wala pang napagpasyahan.',
    all: 'Ipakita ang lahat ng %{count}',
    reason: 'Dahilan',
    told: 'Sinabi sa partner',
    toldYou: 'Ang sinabi sa inyo',
    action: {
      submit: 'Isinumite',
      import: 'Galing sa spreadsheet',
      approve: 'Inaprubahan',
      incomplete: 'Nakitang kulang',
      'risk-verification': 'Ipinadala sa pagsusuri ng risk',
      'risk-passed': 'Pumasa sa pagsusuri ng risk',
      'risk-verification-failed': 'Bumagsak sa pagsusuri ng risk',
      resubmit: 'Isinumite muli',
      'take-back': 'Ibinalik sa pagsusuri',
      activate: 'Ginawang aktibo',
      deactivate: 'Ginawang hindi aktibo',
      block: 'Na-block',
      close: 'Isinara',
      reject: 'Tinanggihan',
      cancel: 'Kinansela',
    },
  },
  stores: { empty: 'Wala pang tindahan ang partner na ito.' },
  notes: {
    intro: 'Para lang sa mga kawani ng provider; hindi ito nakikita ng partner kailanman.',
    label: 'Bagong tala',
    add: 'Idagdag ang tala',
    none: 'Wala pang nagtala ng kahit ano',
    older: 'Ipakita ang mga naunang tala',
    ofStore: 'tungkol sa isang tindahan',
    required: 'Magsulat muna',
    added: 'Nakatago ang tala mo sa %{name}. Mga kawani lang ng provider ang makakabasa nito.',
    addedHere: 'Nakatago ang tala mo sa rekord na ito. Mga kawani lang ng provider ang makakabasa nito.',
  },
  timelineIntro: 'Bawat pagbabago, field by field, kung sino ang gumawa at kailan.',
};
