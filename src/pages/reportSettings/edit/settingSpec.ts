import type { z } from 'zod';
import {
  bir2307Body,
  computationBody,
  disbursementReportBody,
  officialReceiptBody,
} from '#contract/finance/settingShapes.ts';
import type { FieldRow, FieldRows } from '#domain/fields/field.ts';
import { settingVersionFields } from '#domain/fields/reportSetting.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { slugOf, type ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { FROM_TOMORROW } from '#domain/settlement/settings/versions.ts';
import type { FormSpec, Values } from '../../../components/admin/form/formSpec.tsx';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';
import { SETTING_FIELDS } from '../settingFacts.ts';

const SCHEMAS: Readonly<Record<ValueSetting, z.ZodType>> = {
  COMPUTATION: computationBody,
  DISBURSEMENT_REPORT: disbursementReportBody,
  BIR2307: bir2307Body,
  OFFICIAL_RECEIPT: officialReceiptBody,
};

const held = ({ kind }: FieldRow, value: unknown): unknown => {
  if (kind === 'flag') return value === true;
  if (kind === 'option') return value ?? null;
  return value === null || value === undefined ? '' : String(value);
};

const sent = ({ kind, optional }: FieldRow, value: unknown): unknown => {
  if (kind === 'flag' || kind === 'option') return value;
  const text = String(value ?? '').trim();
  if (kind === 'count') return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return text === '' && optional ? null : text;
};

const mapped = (fields: FieldRows, of: (row: FieldRow, name: string) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, row]) => [name, of(row, name)]));

/** The body of what was typed for a setting. */
export const settingBody = (kind: ValueSetting, values: Values): Values => ({
  ...mapped(SETTING_FIELDS[kind], (row, name) => sent(row, values[name])),
  fromDay: String(values.fromDay ?? ''),
  ...(kind === 'BIR2307' && { signatureFileId: values.signatureFileId ?? null }),
});

interface Told {
  language: Language;
  /** YYYY-MM-DD in Manila. */
  today: string;
  saved: string;
  labelOf: (path: string) => string;
  send: NonNullable<FormSpec['send']>;
}

/** The form of a setting: what would hold is where it begins, and a day is asked for. */
export const settingSpec = (
  kind: ValueSetting,
  { language, today, saved, labelOf, send }: Told,
): FormSpec => ({
  // Settings are no resource: the ways to save and to leave are given.
  resource: 'transactions',
  draft: `setting-${slugOf(kind)}`,
  reportedAs: { create: 'FM_EDIT_RS', edit: 'FM_EDIT_RS' },
  toValues: (record) => ({
    ...mapped(SETTING_FIELDS[kind], (row, name) => held(row, record?.[name])),
    signatureFileId: record?.signatureFileId ?? null,
    fromDay: '',
  }),
  toBody: (values) => settingBody(kind, values),
  validate: (values) => {
    const rules = ({ fromDay }: Values): Record<string, Sentence> =>
      fromDay && String(fromDay) <= today ? { fromDay: FROM_TOMORROW } : {};
    return problemsOf({ schema: SCHEMAS[kind], rules }, settingBody(kind, values), language);
  },
  send,
  saidOf: () => saved,
  labelOf: (path) => (path === 'fromDay' ? settingVersionFields.fromDay.label[language] : labelOf(path)),
});
