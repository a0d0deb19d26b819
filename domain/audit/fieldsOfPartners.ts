import type { Sentence } from '../text.ts';

export const fieldsOfPartners = {
  hsis_code: { en: 'HSIS code', fil: 'HSIS code' },
  hsis_salesroom_code: { en: 'HSIS salesroom code', fil: 'HSIS salesroom code' },
  tin_number: { en: 'TIN', fil: 'TIN' },
  tin_checked: { en: 'TIN compared with all records', fil: 'Naihambing sa lahat ang TIN' },
  business_entity: { en: 'Business entity', fil: 'Uri ng negosyo' },
  vat_type: { en: 'VAT type', fil: 'Uri ng VAT' },
  business_area: { en: 'Business area', fil: 'Larangan ng negosyo' },
  account_owner_code: { en: 'Account owner', fil: 'May hawak ng account' },
  account_owner_name: { en: 'Name of the account owner', fil: 'Pangalan ng may hawak ng account' },
  is_partner_brand: { en: 'Partner brand', fil: 'Partner brand' },
  onboarded_by: { en: 'Onboarded by', fil: 'Ipinasok ni' },
  start_date: { en: 'Start date', fil: 'Petsa ng simula' },
  end_date: { en: 'End date', fil: 'Petsa ng katapusan' },
  segment: { en: 'Segment', fil: 'Segment' },
  min_cash_amt: { en: 'Smallest amount', fil: 'Pinakamaliit na halaga' },
  max_cash_amt: { en: 'Largest amount', fil: 'Pinakamalaking halaga' },
  is_ewt: { en: 'Withholding tax (EWT)', fil: 'Withholding tax (EWT)' },
  is_twa: { en: 'Top withholding agent', fil: 'Top withholding agent' },
} as const satisfies Record<string, Sentence>;
