import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessRoleFields } from '#domain/fields/access/accessRole.ts';
import { approvalRequestFields } from '#domain/fields/approvalRequest.ts';
import { associateFields } from '#domain/fields/associate.ts';
import { contractFields } from '#domain/fields/contract.ts';
import { everyField, type FieldRows, labelsOf } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { promoFormFields } from '#domain/fields/promo.ts';
import { queueFields } from '#domain/fields/queue.ts';
import { storeFields } from '#domain/fields/store.ts';
import { userFields } from '#domain/fields/user.ts';
import type { Language } from '#domain/sentence.ts';
import { accessRoles } from '../../src/i18n/en/accessRoles.ts';
import { users } from '../../src/i18n/en/accounts/users.ts';
import { approvals } from '../../src/i18n/en/approvals.ts';
import { contracts } from '../../src/i18n/en/contracts.ts';
import { merchants } from '../../src/i18n/en/merchants.ts';
import { partners } from '../../src/i18n/en/partners.ts';
import { people } from '../../src/i18n/en/people.ts';
import { promos } from '../../src/i18n/en/promos.ts';
import { review } from '../../src/i18n/en/review.ts';
import { accessRoles as accessRolesFil } from '../../src/i18n/fil/accessRoles.ts';
import { users as usersFil } from '../../src/i18n/fil/accounts/users.ts';
import { approvals as approvalsFil } from '../../src/i18n/fil/approvals.ts';
import { contracts as contractsFil } from '../../src/i18n/fil/contracts.ts';
import { merchants as merchantsFil } from '../../src/i18n/fil/merchants.ts';
import { partners as partnersFil } from '../../src/i18n/fil/partners.ts';
import { people as peopleFil } from '../../src/i18n/fil/people.ts';
import { promos as promosFil } from '../../src/i18n/fil/promos.ts';
import { review as reviewFil } from '../../src/i18n/fil/review.ts';

const LANGUAGES: readonly Language[] = ['en', 'fil'];

type Texts = Readonly<Record<string, string>>;

/** By what lists, pages and forms call the fields of a subject, in each language. */
const SUBJECTS: [string, FieldRows, Record<Language, Texts>][] = [
  ['partners', partnerFields, { en: partners.fields, fil: partnersFil.fields }],
  ['stores', storeFields, { en: merchants.fields, fil: merchantsFil.fields }],
  ['contracts', contractFields, { en: contracts.field, fil: contractsFil.field }],
  ['promos', promoFormFields, { en: promos.field, fil: promosFil.field }],
  ['people', associateFields, { en: people.field, fil: peopleFil.field }],
  ['access roles', accessRoleFields, { en: accessRoles.fields, fil: accessRolesFil.fields }],
  ['accounts', userFields, { en: users.field, fil: usersFil.field }],
  ['requests', approvalRequestFields, { en: approvals.column, fil: approvalsFil.column }],
  ['the queue', queueFields, { en: review.queue.column, fil: reviewFil.queue.column }],
];

describe.each(LANGUAGES)('the texts of fields (%s)', (language) => {
  it.each(SUBJECTS)('call those of %s what the dictionary calls them', (_, fields, texts) =>
    expect(texts[language]).toMatchObject(labelsOf(fields, language)),
  );
});

/** Texts that read as the label of a field and are none, by file and key, and what they are. */
const OTHERS: Readonly<Record<string, string>> = {
  'accessRoles.PARTNERS': 'a module',
  'accessRoles.enabled': 'a state',
  'accounts/users.identity': 'a kind of request',
  'approvals.decided': 'a tab',
  'branches.title': 'a step of the wizard',
  'contracts.EXPIRED': 'a state',
  'dashboard.partner': 'a kind of record',
  'dashboard.region': 'over the regions of a chart, on the first page, which fetches no dictionary',
  'dashboard.stores': 'a count',
  'funnel.expired': 'what became of an application',
  'funnel.submitted': 'what became of an application',
  'jobs.status': 'of work, which is no subject of the dictionary',
  'list.nobody': 'a deed whose doer is not told',
  'list.viewName': 'of a saved view',
  'people.owner': 'a designation',
  'people.yes': 'a state',
  'permissions.role': 'a reason',
  'promos.images': 'a section',
  'promos.list': 'a list of stores',
  'records.reason': 'of a move',
  'records.registrationCode': 'of an application',
  'records.storeList': 'a page',
  'records.stores': 'of a record',
  'records.submit': 'a move',
  'review.reason': 'of a move',
  'sections.AUTHORIZED_SIGNATORY': 'a role',
  'sections.OWNER': 'a role',
  'shell.featured': 'a page',
  'wizard.merchant': 'a step',
  'wizard.reviewApplication': 'a step',
  'wizard.stores': 'a section',
};

const I18N = join(import.meta.dirname, '../../src/i18n');
/** What a language's files of texts write out themselves: file and key, and the text. */
const filesIn = (language: Language): string[] =>
  readdirSync(join(I18N, language), { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.ts'),
  );
const writtenIn = (language: Language): [key: string, text: string][] =>
  filesIn(language).flatMap((file) => {
    const source = readFileSync(join(I18N, language, file), 'utf8');
    return [...source.matchAll(/([\w-]+)'?: '([^']*)'/g)].map(([, key = '', text = '']): [string, string] => [
      `${file.replace('.ts', '')}.${key}`,
      text,
    ]);
  });
const english = writtenIn('en');

const readsAsLabel = (language: Language) => {
  const labels = new Set(
    SUBJECTS.flatMap(([, fields]) => everyField(fields)).flatMap(([, { label, short = label }]) => [
      label[language],
      short[language],
    ]),
  );
  return ([, text]: [string, string]) => labels.has(text);
};

describe('no text writes out what a field is called', () => {
  it('in English, but what is called alike for a reason of its own', () => {
    const keys = new Set(english.filter(readsAsLabel('en')).map(([key]) => key));
    expect([...keys].sort()).toEqual(Object.keys(OTHERS).sort());
  });

  it('in Filipino, where English takes it from the dictionary', () => {
    const known = new Set(english.map(([key]) => key));
    const written = writtenIn('fil').filter(readsAsLabel('fil'));
    expect(written.filter(([key]) => !known.has(key)).map(([key]) => key)).toEqual([]);
  });
});
