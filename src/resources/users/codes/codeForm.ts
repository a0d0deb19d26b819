import { registrationCodeBody } from '#contract/shapes/registrationCode.ts';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import type { Language } from '#domain/sentence.ts';
import type { FormSpec, Values } from '../../../components/admin/form/formSpec.tsx';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';

/** A store or a job title as it is chosen. */
export interface Choice {
  id: string;
  name: string;
}

const idsOf = (chosen: unknown): string[] => ((chosen ?? []) as Choice[]).map(({ id }) => id);

const toBody = ({ partnerId, merchantIds, jobTitleIds, dateExpires, maxUses, purpose }: Values): Values => ({
  ...(partnerId ? { partnerId } : {}),
  merchantIds: idsOf(merchantIds),
  jobTitleIds: idsOf(jobTitleIds),
  dateExpires: dateExpires || undefined,
  maxUses: /^\d+$/.test(String(maxUses ?? '')) ? Number(maxUses) : null,
  purpose: String(purpose ?? '').trim() || null,
});

const { partnerName, stores, jobTitles, ...others } = registrationCodeFields;
const LABELS = { partnerId: partnerName, merchantIds: stores, jobTitleIds: jobTitles, ...others };

/** The form of a new code; staff name the partner. */
export const codeForm = (
  language: Language,
  isStaff: boolean,
  translate: (key: string, options?: Record<string, string>) => string,
): FormSpec => ({
  resource: 'registration-codes',
  draft: 'registration-code',
  reportedAs: { create: 'UR_CREATE', edit: 'UR_CREATE' },
  toValues: () => ({
    partnerId: null,
    merchantIds: [],
    jobTitleIds: [],
    dateExpires: '',
    maxUses: '',
    purpose: '',
  }),
  toBody,
  validate: (values) => ({
    ...(isStaff && !values.partnerId ? { partnerId: translate('registrationCodes.partnerNeeded') } : {}),
    ...problemsOf({ schema: registrationCodeBody }, toBody(values), language),
  }),
  saidOf: ({ code }) => translate('registrationCodes.made', { code: String(code) }),
  fieldOf: (path) => (path === 'rule_role_not_given' ? 'jobTitleIds' : undefined),
  labelOf: (path) =>
    Object.hasOwn(LABELS, path) ? LABELS[path as keyof typeof LABELS].label[language] : path,
});
