import { describe, expect, it } from 'vitest';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import type { Language } from '#domain/sentence.ts';
import { type ApplicationForm, applicationForm } from './applicationForm.ts';
import type { ContractFacts } from './contractFacts.ts';
import { contractPaper } from './contractPaper.ts';
import { makePdf } from './makePdf.ts';
import { printPdf } from './printPdf.ts';

/** Every text of a definition, in its order. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node.replaceAll('\u200B', '')];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { text, stack, columns, table, ol } = node as Record<string, unknown>;
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body, ol].flatMap(textsOf);
};

const person = (role: 'AUTHORIZED_SIGNATORY' | 'OWNER', firstName: string) => ({
  id: '1',
  role,
  fullName: { firstName, middleName: null, lastName: 'Ibáñez' },
  birthDate: '1988-04-12',
  jobTitle: 'President',
  contactDetail: { mobileNumber: '639171234567', landlineNumber: null, emailAddress: 'nina@example.test' },
});

const form = (language: Language, more: Partial<ApplicationForm> = {}): ApplicationForm => ({
  printed: { language, at: '2026-11-21T02:30:00Z', by: 'sbo.reviewer' },
  referenceNumber: 'SK-2026-001001',
  status: 'Submitted',
  submittedAt: '2026-11-19T16:30:00Z',
  submittedBy: 'sales.admin',
  business: {
    name: 'Tindahan ni Aling Niña',
    hsisCode: null,
    entity: 'Corporation',
    tinNumber: '123456789000',
    vatType: 'VAT Registered',
    dtiNumber: null,
    secNumber: 'CS201912345',
    area: null,
    accountOwner: null,
    onBoardedBy: '3rd Party',
  },
  address: {
    street: '12 Rizal Street',
    barangay: null,
    city: 'Parañaque',
    province: null,
    region: null,
    zip: '1700',
  },
  banks: [{ bank: 'BDO Unibank', branch: null, name: 'Niña', number: '******7890', type: 'Savings' }],
  people: [person('AUTHORIZED_SIGNATORY', 'Niña'), person('OWNER', 'José')],
  stores: [
    {
      name: 'Branch 1',
      code: 'S600001',
      status: 'Active',
      tinNumber: null,
      contactNumber: null,
      address: 'Sucat Road, Parañaque',
      hours: ['Mon–Fri 09:00–18:00'],
      commodities: ['Mobile phones', 'Tablets'],
      sites: [],
    },
  ],
  documents: [
    { label: 'SEC certificate', isRequired: true, files: ['sec.pdf, 11/19/2026'] },
    { label: 'BIR 2303', isRequired: true, files: [] },
  ],
  rates: MDR_TYPES.map((type) => ({ type: mdrType[type].en, rate: null, state: 'Pending', from: null })),
  ...more,
});

const facts = (language: Language): ContractFacts => ({
  printed: { language, at: '2026-11-21T02:30:00Z', by: 'sbo.reviewer' },
  number: 'CN-2026-001001',
  startDate: '2026-11-21',
  expiryDate: '2029-11-21',
  partner: {
    name: 'Tindahan ni Aling Niña',
    entity: 'Corporation',
    tinNumber: '123456789000',
    hsisCode: 'P30001',
    address: '12 Rizal Street, Parañaque 1700',
    bank: 'BDO Unibank, ******7890',
  },
  signatory: { name: 'Niña Ibáñez', jobTitle: 'President' },
  storeCount: 1,
  rates: [{ type: 'HCPay', rate: '2.500', from: '2026-11-21' }],
});

const pages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

describe.each(['en', 'fil'] as const)('an application form in %s', (language) => {
  const texts = textsOf(applicationForm(form(language)).content);

  it('holds what was applied for, as people read it', () => {
    for (const text of [
      '123-456-789-000',
      '******7890',
      '(63) 917 123 4567',
      '04/12/1988',
      '11/20/2026 00:30',
    ])
      expect(texts).toContain(text);
    expect(texts).toContain('Mon–Fri 09:00–18:00');
    expect(texts).toContain('Mobile phones, Tablets');
    expect(texts).toContain('sec.pdf, 11/19/2026');
  });

  it('says which required document is missing', () => {
    const missing = language === 'en' ? 'Missing' : 'Kulang';
    expect(texts.filter((text) => text === missing)).toHaveLength(1);
  });

  it('[mdr.types] lists all six types', () => {
    for (const type of MDR_TYPES) expect(texts).toContain(mdrType[type].en);
  });

  it('has nine numbered sections, the signatures last', () => {
    const numbered = texts.filter((text) => /^\d\. /.test(text)).map((text) => text.slice(0, 2));
    expect(numbered).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.']);
    // In the boxes of the signatory, and over the line to sign on.
    expect(texts.filter((text) => text === 'Niña Ibáñez')).toHaveLength(2);
  });
});

describe('an application form', () => {
  it('of an application without anything yet is a form to fill in by hand', async () => {
    const empty = form('en', { banks: [], people: [], stores: [], documents: [], referenceNumber: null });
    const texts = textsOf(applicationForm(empty).content);
    expect(texts).toContain('No stores were named.');
    expect(pages(await makePdf({ kind: 'application-form', form: empty }))).toBe(2);
  });

  it('lets no long word run out of its column', () => {
    const long = 'pangalangnapakahabaatwalangpatlang';
    const owner = person('OWNER', long);
    owner.contactDetail.emailAddress = `${long}@${long}.example.test`;
    const [store] = form('en').stores;
    const stores = store ? [{ ...store, name: long, sites: [`https://${long}.example.test/${long}`] }] : [];
    const { content } = applicationForm(form('en', { people: [owner], stores }));
    const pieces = JSON.stringify(content).match(/[\w@./:-]{17,}/g) ?? [];
    expect(pieces.filter((piece) => piece.includes('pangalan'))).toEqual([]);
  });

  it('grows by pages, each with its number', async () => {
    const [store] = form('en').stores;
    const stores = Array.from({ length: 60 }, () => store).filter((one) => one !== undefined);
    const pdf = await makePdf({ kind: 'application-form', form: form('en', { stores }) });
    expect(pages(pdf)).toBeGreaterThan(3);
  });

  it('is the same file when it is made again', async () => {
    const paper = { kind: 'application-form', form: form('fil') } as const;
    const [one, other] = [await printPdf(paper), await printPdf(paper)];
    expect(Buffer.from(one).equals(other)).toBe(true);
    expect(Buffer.from(one.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('that cannot be made fails its caller and nobody else', async () => {
    const broken = printPdf({ kind: 'application-form', form: { printed: { language: 'en' } } as never });
    await expect(broken).rejects.toThrow('A PDF was not made');
    expect((await printPdf({ kind: 'application-form', form: form('en') })).length).toBeGreaterThan(10_000);
  });
});

describe.each([
  ['en', '11/21/2026 to 11/21/2029', 'the one store'],
  ['fil', '11/21/2026 hanggang 11/21/2029', '1 tindahan'],
] as const)('a contract in %s', (language, term, store) => {
  it('names the parties, the term, the stores and the rates', async () => {
    const texts = textsOf(contractPaper(facts(language)).content);
    const whole = texts.join('\n');
    for (const text of ['Tindahan ni Aling Niña', term, store, '2.500%', 'BDO Unibank, ******7890'])
      expect(whole).toContain(text);
    expect(pages(await makePdf({ kind: 'contract', facts: facts(language) }))).toBe(2);
  });
});
