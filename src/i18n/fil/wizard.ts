import { labelsOf } from '#domain/fields/field.ts';
import { ofPartnerFields } from '#domain/fields/record.ts';
import type { wizard as en } from '../en/wizard.ts';

const { partnerName: partner } = labelsOf(ofPartnerFields, 'fil');

export const wizard: typeof en = {
  newPartner: 'Bagong partner',
  newStore: 'Bagong tindahan',
  title: { partner: 'Bagong partner', stores: 'Mga bagong tindahan' },
  intro: {
    partner: 'Isang buong aplikasyon. Naitatago ang lahat ng tina-type mo: ituloy rito o sa ibang computer.',
    stores: 'Mga tindahan ng partner na naririto na. Naitatago bilang draft ang lahat ng tina-type mo.',
  },
  steps: 'Mga hakbang ng aplikasyon',
  position: 'Hakbang %{at} ng %{of}: %{label}',
  step: {
    businessDetails: 'Detalye ng negosyo',
    bankInformation: 'Impormasyon ng bangko',
    merchant: 'Mga tindahan',
    retailer: 'Retailer associate',
    commodity: 'Paninda at oras',
    requiredDocuments: 'Mga kailangang dokumento',
    reviewApplication: 'Pagsusuri',
  },
  state: {
    done: 'tapos',
    attention: 'kailangang tingnan',
    open: 'hindi pa tapos',
    locked: 'mabubuksan mamaya',
  },
  toMend: '%{smart_count} dapat ayusin |||| %{smart_count} dapat ayusin',
  storesToMend: '%{smart_count} tindahang aayusin |||| %{smart_count} tindahang aayusin',
  stores: '%{smart_count} tindahan |||| %{smart_count} tindahan',
  files: '%{smart_count} file |||| %{smart_count} file',
  back: 'Bumalik',
  next: 'Susunod',
  leave: 'Umalis, itago ang draft',
  locked: 'Mabubuksan ang hakbang na iyon kapag nasagutan na ang mga nauna. Ito ang unang hindi pa.',
  resumed: 'Itinutuloy mo ang draft noong %{when}.',
  goOn: 'Ituloy',
  startOver: 'Magsimula muli',
  startOverTitle: 'Magsimula muli?',
  startOverBody:
    'Itatapon ang lahat ng nasa draft na ito, pati ang mga na-upload na file. Hindi na ito mababawi.',
  contactsNote: 'Kung sino ang kakausapin, bukod sa pumipirma. Maaari rin silang idagdag mamaya.',
  ratesNote:
    'Ayon sa kasunduan sa partner; ang iniwang walang laman ay imumungkahi mamaya. Nakabinbin ang mga rate hangga’t hindi naaaprubahan.',
  given: 'Alam na at ibinabahagi sa mga bagong tindahan: babasahin, hindi babaguhin.',
  takesNone:
    'Hindi tumatanggap ng bagong tindahan ang partner na ito: naka-block o sarado na, tapos na ang aplikasyon, o sinusuri ng risk.',
  staffOnly: 'Kawani ang nagpapasok ng mga bagong partner.',
  review: {
    change: 'Baguhin',
    toMend: 'Ayusin muna ang mga ito bago isumite ang aplikasyon:',
    missing: 'Kailangan bago maaprubahan',
    stores: 'Mga tindahan',
    noStores: 'Wala pang tindahan. Maaari silang idagdag mamaya.',
    needsStore: 'Magdagdag ng kahit isang tindahan.',
    documents: 'Mga dokumento',
    noDocuments: 'Wala pang dokumento',
    rates: 'Mga MDR rate',
    noRates: 'Wala pang rate',
    noContacts: 'Wala pang contact person',
    looksGood: 'ayos',
    submit: 'Isumite ang aplikasyon',
    submitStores: 'Isumite ang %{smart_count} tindahan |||| Isumite ang %{smart_count} tindahan',
    sending: 'Isinusumite…',
    sendingStore: 'Isinusumite ang tindahan %{at} ng %{of}…',
    made: 'naisumite na',
    sent: 'Naisumite ang aplikasyon ng %{name}. Susunod ang pagsusuri ng business office.',
    sentStores:
      '%{smart_count} tindahan ang naisumite. Susunod ang pagsusuri ng business office. |||| %{smart_count} tindahan ang naisumite. Susunod ang pagsusuri ng business office.',
    refused: 'Hindi ito tinanggap',
    uncertain:
      'Walang sagot, kaya maaaring dumating ito. Ipadala muli: hindi ito kailanman tinatanggap nang dalawang beses.',
    sentBefore:
      'Maaaring dumating na ang naunang pagpapadala, bago ang mga huling binago mo. Tingnan sa listahan: doon baguhin ang naroon na, at alisin ito rito.',
    backToReview: 'Bumalik sa pagsusuri',
    previousStore: 'Naunang tindahan',
    nextStore: 'Susunod na tindahan',
    showStores: 'Tingnan ang tindahan',
  },
  choose: {
    title: 'Kaninong tindahan ito?',
    partner,
    help: 'Mag-type ng pangalan, TIN o HSIS code',
    go: 'Magpatuloy',
  },
};
