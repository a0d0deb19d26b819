import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ContactPerson } from '#contract/shapes/contactPerson.ts';
import { formatDate, formatInstant } from '#domain/day.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { fullName } from '#domain/people/fullName.ts';
import { FORM } from './applicationFormTexts.ts';
import { type Printed, sheet } from './sheet.ts';
import {
  boxes,
  breakable,
  cell,
  type FormField,
  grid,
  heading,
  signature,
  signatures,
  small,
  tick,
} from './styles.ts';

/** A store as the form has it, its parts put into words. */
interface FormStore {
  name: string;
  code: string | null;
  status: string;
  tinNumber: string | null;
  contactNumber: string | null;
  address: string;
  hours: readonly string[];
  commodities: readonly string[];
  sites: readonly string[];
}

/** All that stands in an application form; labels are in the reader's language already, numbers and dates as they are stored. */
export interface ApplicationForm {
  printed: Printed;
  referenceNumber: string | null;
  status: string;
  submittedAt: string | null;
  submittedBy: string | null;
  business: {
    name: string;
    hsisCode: string | null;
    entity: string | null;
    tinNumber: string | null;
    vatType: string | null;
    dtiNumber: string | null;
    secNumber: string | null;
    area: string | null;
    accountOwner: string | null;
    onBoardedBy: string;
  };
  address: Readonly<Record<'street' | 'barangay' | 'city' | 'province' | 'region' | 'zip', string | null>>;
  banks: readonly { bank: string; branch: string | null; name: string; number: string; type: string }[];
  people: readonly ContactPerson[];
  stores: readonly FormStore[];
  documents: readonly { label: string; isRequired: boolean; files: readonly string[] }[];
  rates: readonly { type: string; rate: string | null; state: string; from: string | null }[];
}

const day = (date: string | null): string | null => date && formatDate(date);

const business = ({ business: b, ...form }: ApplicationForm): Content => {
  const t = FORM[form.printed.language];
  const submitted = form.submittedAt && formatInstant(new Date(form.submittedAt));
  const fields: FormField[] = [
    { label: t.name, value: b.name, span: 4 },
    { label: t.entity, value: b.entity, span: 2 },
    { label: t.tin, value: b.tinNumber && formatTin(b.tinNumber) },
    { label: t.vatType, value: b.vatType },
    { label: t.dti, value: b.dtiNumber },
    { label: t.sec, value: b.secNumber },
    { label: t.area, value: b.area },
    { label: t.hsisCode, value: b.hsisCode },
    { label: t.onBoardedBy, value: b.onBoardedBy },
    { label: t.accountOwner, value: b.accountOwner },
    { label: t.submittedAt, value: submitted },
    { label: t.submittedBy, value: form.submittedBy },
  ];
  return boxes(4, fields);
};

const address = ({ address: a, printed }: ApplicationForm): Content => {
  const t = FORM[printed.language];
  return boxes(12, [
    { label: t.street, value: a.street, span: 8 },
    { label: t.barangay, value: a.barangay, span: 4 },
    { label: t.city, value: a.city, span: 3 },
    { label: t.province, value: a.province, span: 3 },
    { label: t.region, value: a.region, span: 5 },
    { label: t.zip, value: a.zip },
  ]);
};

const banks = ({ banks: of, printed }: ApplicationForm): Content => {
  const t = FORM[printed.language];
  const empty = { bank: '', branch: null, name: '', number: '', type: '' };
  const fields = (of.length ? of : [empty]).flatMap(({ bank, branch, name, number, type }) => [
    { label: t.bank, value: bank, span: 2 },
    { label: t.branch, value: branch, span: 2 },
    { label: t.accountName, value: name, span: 2 },
    { label: t.accountNumber, value: number },
    { label: t.accountType, value: type },
  ]);
  return boxes(4, fields);
};

const signatoryOf = ({ people }: ApplicationForm) =>
  people.find(({ role }) => role === 'AUTHORIZED_SIGNATORY');

const signatory = (form: ApplicationForm): Content => {
  const t = FORM[form.printed.language];
  const person = signatoryOf(form);
  return boxes(4, [
    { label: t.person, value: person ? fullName(person.fullName) : null, span: 2 },
    { label: t.jobTitle, value: person?.jobTitle ?? null, span: 2 },
    { label: t.birthDate, value: day(person?.birthDate ?? null) },
    { label: t.mobile, value: person ? mobileOf(person) : null },
    { label: t.email, value: person?.contactDetail.emailAddress ?? null, span: 2 },
  ]);
};

const mobileOf = ({ contactDetail: { mobileNumber } }: ContactPerson): string =>
  mobileNumber ? formatMobile(mobileNumber) : '';

const people = (form: ApplicationForm): Content => {
  const t = FORM[form.printed.language];
  const others = form.people.filter(({ role }) => role !== 'AUTHORIZED_SIGNATORY');
  if (!others.length) return small(t.noPeople);
  return grid(
    [t.person, t.role, t.jobTitle, t.mobile, t.email],
    ['*', 72, 80, 78, 140],
    others.map((person) => [
      cell(fullName(person.fullName)),
      cell(t.roles[person.role]),
      cell(person.jobTitle),
      cell(mobileOf(person)),
      cell(person.contactDetail.emailAddress),
    ]),
  );
};

const storeCell = (store: FormStore, t: (typeof FORM)['en']): Content => ({
  stack: [
    { text: breakable(store.name), style: 'cell', bold: true },
    small([store.code, store.status].filter(Boolean).join(' · ')),
    ...(store.tinNumber ? [small(`${t.tin} ${formatTin(store.tinNumber)}`)] : []),
    ...(store.contactNumber ? [small(formatMobile(store.contactNumber))] : []),
  ],
});

const placeCell = ({ address: place, sites }: FormStore): Content => ({
  stack: [cell(place), ...sites.map(small)],
});

const stores = ({ stores: of, printed }: ApplicationForm): Content => {
  const t = FORM[printed.language];
  if (!of.length) return small(t.noStores);
  return grid(
    ['#', t.store, t.address, t.hours, t.commodities],
    [14, 126, '*', 98, 84],
    of.map((store, at) => [
      cell(String(at + 1)),
      storeCell(store, t),
      placeCell(store),
      cell(store.hours.join('\n')),
      cell(store.commodities.join(', ')),
    ]),
  );
};

const documents = ({ documents: of, printed }: ApplicationForm): Content => {
  const t = FORM[printed.language];
  return grid(
    ['', t.document, t.needed, t.file],
    [10, 180, 60, '*'],
    of.map(({ label, isRequired, files }) => [
      tick(files.length > 0),
      cell(label),
      cell(isRequired ? t.required : t.optional),
      isRequired && !files.length ? { text: t.missing, style: 'warning' } : cell(files.join('\n')),
    ]),
  );
};

const rates = ({ rates: of, printed }: ApplicationForm): Content => {
  const t = FORM[printed.language];
  return grid(
    [t.rateType, { text: t.rate, alignment: 'right' }, t.rateState, t.rateFrom],
    ['*', 70, 110, 90],
    of.map(({ type, rate, state, from }) => [
      cell(type),
      { text: rate === null ? '—' : `${rate}%`, style: 'cell', alignment: 'right' },
      cell(state),
      cell(day(from)),
    ]),
  );
};

/** A partner's application as a form on paper. */
export const applicationForm = (form: ApplicationForm): TDocumentDefinitions => {
  const t = FORM[form.printed.language];
  const parts = [business, address, banks, signatory, people, stores, documents, rates];
  const sections = parts.flatMap((part, at) => [heading(`${at + 1}. ${t.sections[at]}`), part(form)]);
  const signed = signatoryOf(form);
  return sheet({
    title: t.title,
    subtitles: [`${t.reference} ${form.referenceNumber ?? '—'}`, `${t.status}: ${form.status}`],
    number: form.referenceNumber ?? form.business.name,
    printed: form.printed,
    content: [
      ...sections,
      heading(`${parts.length + 1}. ${t.declaration}`),
      {
        stack: [
          { text: t.declared, style: 'cell', lineHeight: 1.2 },
          signatures([
            signature(signed ? fullName(signed.fullName) : null, t.signatory, t.date),
            signature(null, t.receivedBy, t.date),
            signature(null, t.sboReview, t.date),
            signature(null, t.riskReview, t.date),
          ]),
        ],
        unbreakable: true,
      },
    ],
  });
};
