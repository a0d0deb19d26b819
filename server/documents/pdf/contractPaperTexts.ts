import { formatDate } from '#domain/day.ts';
import { contractFields } from '#domain/fields/contract.ts';
import { registrationFields } from '#domain/fields/registration.ts';
import type { Language } from '#domain/sentence.ts';
import type { ContractFacts } from './contractFacts.ts';

interface Clause {
  title: string;
  text: string;
}

const en = {
  title: 'Partner Agreement',
  contract: contractFields.number.label.en as string,
  unsigned: 'Unsigned copy',
  parties: 'The partner',
  partner: 'REGISTERED BUSINESS NAME',
  entity: 'KIND OF BUSINESS',
  tin: registrationFields.tinNumber.label.en as string,
  hsisCode: 'HSIS CODE',
  address: 'REGISTERED ADDRESS',
  account: 'ACCOUNT FOR SETTLEMENTS',
  begins: 'BEGINS',
  ends: 'ENDS',
  terms: 'What both agree on',
  clauses: ({ partner, startDate, expiryDate, storeCount }: ContractFacts): Clause[] => [
    {
      title: 'Who agrees, and for how long',
      text: `Suki (the provider) and ${partner.name} (the partner) work together from ${formatDate(startDate)} to ${formatDate(expiryDate)}, the last day included. The agreement does not renew itself: before it ends, both decide in writing whether it goes on.`,
    },
    {
      title: 'What the provider does',
      text: 'The provider offers its financing and payment products to customers of the partner, decides on each customer’s application by itself, gives the partner the portal and the training to use it, and answers questions of its stores.',
    },
    {
      title: 'What the partner does',
      text: 'The partner offers the products in its stores as the provider explains them, checks the identity of customers where the product asks for it, charges the same price as for cash, hands over the goods once a transaction is approved, and keeps its receipts for ten years.',
    },
    {
      title: 'Which stores take part',
      text: `The agreement covers ${storeCount === 1 ? 'the one store' : `the ${storeCount} stores`} of the partner that ${storeCount === 1 ? 'is' : 'are'} approved on the day it is printed, and every store that the provider approves later. A store that closes is reported within five business days.`,
    },
    {
      title: 'Rates and settlement',
      text: 'For each approved transaction the provider keeps the merchant discount rate of Annex A and the taxes that the law asks for, and pays the rest to the account above. Rates and account change only in writing, approved by two people on the provider’s side; a changed account is used one day after its approval at the earliest.',
    },
    {
      title: 'Refunds',
      text: 'When goods are returned or a sale is cancelled, the partner says so in the portal within two business days. The provider sets the amount off against the next settlement or asks for it back.',
    },
    {
      title: 'Personal data',
      text: 'Both keep the data of customers safe and confidential, use it for this agreement only, tell each other of a breach within 24 hours, and follow the Data Privacy Act of 2012 (R.A. 10173).',
    },
    {
      title: 'Fraud',
      text: 'The partner does not split sales, make up transactions or give cash for credit. It lets the provider look into transactions that seem wrong. The provider may hold back what is in question until that is done, and charge back what turns out to be fraud by the partner or its people.',
    },
    {
      title: 'Ending it early',
      text: 'Either may end the agreement with thirty days’ written notice; at once when the other breaks it and does not put that right within ten business days, and at once for fraud. What was agreed for transactions of before goes on until they are settled.',
    },
    {
      title: 'The rest',
      text: 'Changes count only in writing and signed by both. The law of the Philippines applies. Both talk first about what they do not agree on; what is not solved in thirty days goes to the proper courts.',
    },
  ],
  signing: 'Signatures',
  signed: 'Both have read this agreement and its annex, and sign two copies of it, one for each.',
  signatory: 'Authorized signatory',
  provider: 'For Suki, over printed name and position',
  witness: 'Witness, over printed name',
  date: 'Date',
  annex: 'Annex A: merchant discount rates',
  product: 'PRODUCT',
  rate: 'RATE',
  from: 'FROM',
  noRates: 'No rates have been agreed yet.',
};

const fil: typeof en = {
  title: 'Kasunduan sa Partner',
  contract: contractFields.number.label.fil,
  unsigned: 'Kopyang hindi pa pirmado',
  parties: 'Ang partner',
  partner: 'REHISTRADONG PANGALAN NG NEGOSYO',
  entity: 'URI NG NEGOSYO',
  tin: registrationFields.tinNumber.label.fil,
  hsisCode: 'HSIS CODE',
  address: 'REHISTRADONG ADDRESS',
  account: 'ACCOUNT PARA SA SETTLEMENT',
  begins: 'SIMULA',
  ends: 'KATAPUSAN',
  terms: 'Ang pinagkasunduan',
  clauses: ({ partner, startDate, expiryDate, storeCount }) => [
    {
      title: 'Sino ang nagkakasundo, at hanggang kailan',
      text: `Ang Suki (ang provider) at ang ${partner.name} (ang partner) ay magtutulungan mula ${formatDate(startDate)} hanggang ${formatDate(expiryDate)}, kasama ang huling araw. Hindi kusang nare-renew ang kasunduan: bago ito matapos, nakasulat na pagpapasyahan ng dalawa kung itutuloy ito.`,
    },
    {
      title: 'Ang gagawin ng provider',
      text: 'Iniaalok ng provider ang mga produkto nito sa financing at pagbabayad sa mga customer ng partner, ito mismo ang nagpapasya sa aplikasyon ng bawat customer, ibinibigay nito sa partner ang portal at ang pagsasanay para magamit ito, at sinasagot ang mga tanong ng mga tindahan.',
    },
    {
      title: 'Ang gagawin ng partner',
      text: 'Iniaalok ng partner ang mga produkto sa mga tindahan nito ayon sa paliwanag ng provider, tinitingnan ang pagkakakilanlan ng customer kung hinihingi ng produkto, pareho ang presyo sa cash, ibinibigay ang paninda kapag aprubado na ang transaksyon, at itinatago ang mga resibo nang sampung taon.',
    },
    {
      title: 'Aling mga tindahan ang kasali',
      text: `Sakop ng kasunduan ang ${storeCount} tindahan ng partner na aprubado sa araw ng pag-print nito, at ang bawat tindahang aaprubahan ng provider pagkatapos. Ang tindahang magsasara ay ipinaaalam sa loob ng limang araw ng negosyo.`,
    },
    {
      title: 'Rate at settlement',
      text: 'Sa bawat aprubadong transaksyon, itinatabi ng provider ang merchant discount rate ng Annex A at ang buwis na hinihingi ng batas, at ibinabayad ang natitira sa account sa itaas. Nababago lamang ang rate at account nang nakasulat at aprubado ng dalawang tao sa panig ng provider; ang nabagong account ay ginagamit isang araw matapos maaprubahan ang pinakamaaga.',
    },
    {
      title: 'Refund',
      text: 'Kapag ibinalik ang paninda o kinansela ang benta, sinasabi ito ng partner sa portal sa loob ng dalawang araw ng negosyo. Ibinabawas ng provider ang halaga sa susunod na settlement o hinihinging ibalik ito.',
    },
    {
      title: 'Personal na datos',
      text: 'Iniingatan at inililihim ng dalawa ang datos ng mga customer, ginagamit lamang ito para sa kasunduang ito, ipinaaalam sa isa’t isa ang paglabag sa loob ng 24 na oras, at sinusunod ang Data Privacy Act of 2012 (R.A. 10173).',
    },
    {
      title: 'Panloloko',
      text: 'Hindi hinahati ng partner ang benta, hindi gumagawa ng pekeng transaksyon at hindi nagbibigay ng cash kapalit ng credit. Hinahayaan nito ang provider na suriin ang mga transaksyong kaduda-duda. Maaaring hawakan muna ng provider ang pinag-uusapang halaga, at singilin ang napatunayang panloloko ng partner o ng mga tao nito.',
    },
    {
      title: 'Maagang pagtatapos',
      text: 'Maaaring tapusin ng alinman ang kasunduan sa nakasulat na abisong tatlumpung araw; agad kung lumabag ang isa at hindi ito naitama sa loob ng sampung araw ng negosyo, at agad kung may panloloko. Ang napagkasunduan sa mga naunang transaksyon ay tuloy hanggang ma-settle ang mga ito.',
    },
    {
      title: 'Iba pa',
      text: 'May bisa lamang ang pagbabago kung nakasulat at pirmado ng dalawa. Batas ng Pilipinas ang susundin. Pag-uusapan muna ng dalawa ang hindi pinagkakasunduan; ang hindi nalutas sa tatlumpung araw ay dadalhin sa wastong hukuman.',
    },
  ],
  signing: 'Mga lagda',
  signed:
    'Nabasa ng dalawa ang kasunduang ito at ang annex nito, at pumipirma sa dalawang kopya, tig-isa ang bawat panig.',
  signatory: 'Awtorisadong pipirma',
  provider: 'Para sa Suki, lagda sa ibabaw ng pangalan at posisyon',
  witness: 'Saksi, lagda sa ibabaw ng pangalan',
  date: 'Petsa',
  annex: 'Annex A: mga merchant discount rate',
  product: 'PRODUKTO',
  rate: 'RATE',
  from: 'MULA',
  noRates: 'Wala pang napagkasunduang rate.',
};

/** Every text of the partner agreement. */
export const CONTRACT_PAPER: Readonly<Record<Language, typeof en>> = { en, fil };
