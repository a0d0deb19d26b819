import type { Sentence } from '../../sentence.ts';

/** Kinds of documents by their codes, as an owner calls them. */
const FILIPINO: ReadonlyMap<string, string> = new Map([
  ['SPA', 'Special Power of Attorney (SPA)'],
  ['SO', 'Special Order (SO)'],
  ['PR', 'Resolusyon ng partnership (PR)'],
  ['DTI', 'Sertipiko ng DTI sa pangalan ng negosyo'],
  ['SEC', 'Sertipiko ng rehistro sa SEC'],
  ['BIR_2303', 'Sertipiko ng rehistro sa BIR (COR, form 2303)'],
  ['SIGNATORY_ID', 'ID mula sa gobyerno ng pipirma para sa negosyo'],
  ['BUSINESS_PERMIT', 'Mayor’s permit o business permit'],
  ['BARANGAY_PERMIT', 'Clearance ng barangay para sa negosyo'],
  ['CDA', 'Sertipiko ng rehistro sa CDA'],
  ['ARTICLES', 'Articles of incorporation o ng partnership'],
  ['GIS', 'General information sheet (GIS)'],
  ['BOARD_RESOLUTION', 'Sertipiko ng secretary o resolusyon ng board'],
  ['BANK_PROOF', 'Patunay ng account sa bangko'],
  ['TWA_PROOF', 'Patunay ng pagiging top withholding agent'],
  ['APPLICATION_FORM', 'Napirmahang application form'],
  ['COMPANY_LOGO', 'Logo ng kompanya'],
  ['STORE_PHOTO', 'Larawan ng tindahan'],
  ['PRODUCT_PHOTO', 'Larawan ng mga produkto'],
  ['CONTRACT', 'Napirmahang kontrata ng partner'],
  ['OTHER', 'Iba pang dokumento'],
]);

/** What a kind of document is called: the look-up has one name, in English; a code that is new there keeps it in both languages. */
export const paperName = (code: string, label: string): Sentence => ({
  en: label,
  fil: FILIPINO.get(code) ?? label,
});
