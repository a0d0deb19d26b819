import { same } from '../../sentence.ts';
import type { FieldRows } from '../field.ts';

const staff = { sees: 'staff', sets: 'staff' } as const;
const server = { sees: 'staff', sets: 'server' } as const;

/** A series of numbers as it was registered, with its issuer as receipts name it, by its name on the wire. */
export const receiptSeriesFields = {
  branch: {
    ...staff,
    label: { en: 'Branch', fil: 'Sangay' },
    kind: 'line',
    max: 60,
    min: 2,
    column: 'branch',
  },
  issuerName: {
    ...staff,
    label: { en: 'Registered name', fil: 'Rehistradong pangalan' },
    kind: 'line',
    max: 120,
    min: 2,
    column: 'issuer_name',
  },
  issuerTin: {
    ...staff,
    label: { en: 'TIN of the issuer', fil: 'TIN ng nagbigay' },
    kind: 'tin',
    column: 'issuer_tin',
  },
  issuerAddress: {
    ...staff,
    label: { en: 'Business address', fil: 'Address ng negosyo' },
    kind: 'line',
    max: 200,
    min: 5,
    column: 'issuer_address',
  },
  isVatRegistered: {
    ...staff,
    label: { en: 'VAT-registered', fil: 'Rehistrado sa VAT' },
    kind: 'flag',
    column: 'is_vat_registered',
  },
  prefix: {
    ...staff,
    label: same('Prefix'),
    kind: 'line',
    max: 8,
    column: 'prefix',
  },
  firstNumber: {
    ...staff,
    label: { en: 'First number', fil: 'Unang numero' },
    kind: 'count',
  },
  lastNumber: {
    ...staff,
    label: { en: 'Last number', fil: 'Huling numero' },
    kind: 'count',
  },
  nextNumber: {
    ...server,
    label: { en: 'Next number', fil: 'Susunod na numero' },
    kind: 'count',
  },
  certificate: {
    ...staff,
    label: same('Acknowledgement certificate'),
    kind: 'line',
    max: 60,
    min: 3,
    column: 'certificate',
  },
  certificateDay: {
    ...staff,
    label: { en: 'Certificate issued', fil: 'Petsa ng certificate' },
    kind: 'day',
    column: 'certificate_day',
  },
  fromDay: { ...staff, label: { en: 'From', fil: 'Mula' }, kind: 'day', column: 'from_day' },
} as const satisfies FieldRows;
