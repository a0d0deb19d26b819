import { useTranslate } from 'react-admin';
import type { Difference } from '#contract/approvals.ts';
import { formatDate, isDateString } from '#domain/day.ts';
import type { FieldKind, FieldRows } from '#domain/fields/field.ts';
import { machineAccountFields } from '#domain/fields/machineAccount.ts';
import {
  atcRateFields,
  bir2307Fields,
  computationFields,
  disbursementReportFields,
  officialReceiptFields,
} from '#domain/fields/reportSetting.ts';
import { receiptSeriesFields } from '#domain/fields/settlement/receiptSeries.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { isPermission } from '#domain/permissions.ts';
import { vatClass } from '#domain/receipts/receiptAmounts.ts';
import { cancelReason, receiptStatus, receiptTitle } from '#domain/receipts/receiptStatus.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import type { Sentence } from '#domain/sentence.ts';
import { payeeKindLabel } from '#domain/settlement/atc.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { ewtBaseLabel } from '#domain/settlement/settings/computation.ts';
import { type RefundReason, refundReason } from '#domain/transactions/refundReasons.ts';
import { percentText } from '../../ui/numberTexts.ts';
import { useLanguage } from '../useLanguage.ts';

const FLAGS: readonly string[] = [
  'isSameBank',
  'isPaymentsReceived',
  'isEwt',
  'isTwa',
  'isEnabled',
  'isExternal',
  'requiresSecondFactor',
  'isInUse',
];
/** What settings and tax codes consist of: the dictionary says how each is read. */
const SETTINGS: FieldRows = {
  ...computationFields,
  ...disbursementReportFields,
  ...bir2307Fields,
  ...officialReceiptFields,
  ...atcRateFields,
  ...receiptSeriesFields,
};
const settingWords: Partial<Record<FieldKind, (text: string) => string>> = {
  rate: (text) => percentText(text),
  money: (text) => formatPeso(parseMoney(text) ?? 0),
  tin: formatTin,
};
const labelsOf = (table: Readonly<Record<string, { label: Sentence }>>): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(Object.entries(table).map(([value, { label }]) => [value, label]));
const statusLabels = labelsOf(receiptStatus);
const typeLabels = labelsOf(receiptType);
const NAMED: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  ewtBase: ewtBaseLabel,
  payeeKind: payeeKindLabel,
  product: mdrType,
  receiptStatus: statusLabels,
  cancelReason,
  receiptType: typeLabels,
  title: receiptTitle,
  payoutStatus: labelsOf(payoutStatus),
  collections: vatClass,
  individual: vatClass,
  profitSharing: vatClass,
  subsidyCollection: vatClass,
  partnerIds: { ALL: machineAccountFields.allPartners.label },
  addresses: { ANY: { en: 'Any address', fil: 'Kahit anong address' } },
};
const MDR_LABELS: Readonly<Record<string, Sentence>> = mdrType;

const AMOUNTS: readonly string[] = [
  'amount',
  'refundAmount',
  'remainingRefundAmount',
  'grossAmount',
  'paymentLimit',
  'dayLimit',
  'monthLimit',
];

/** The fields of a request and their values in words. */
export const useDiffWords = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (field: string): string => {
    const [product, part] = field.split('.');
    const type = MDR_TYPES.find((one) => one === product);
    if (isPermission(field)) return translate(`permissions.label.${field}`, { _: field });
    if (field === 'effectiveFrom') return translate('approvals.taxes.firstDay');
    if (!type) return translate(`approvals.field.${field}`, { _: field });
    return `${mdrType[type][language]}, ${translate(`approvals.field.${part}`, { _: part })}`;
  };
  const value = ({ field }: Pick<Difference, 'field'>, text: string | null): string | null => {
    if (text === null) return null;
    const row = SETTINGS[field];
    const asSetting = row && settingWords[row.kind];
    if (asSetting) return asSetting(text);
    const named = NAMED[field]?.[text];
    if (named) return named[language];
    if (row?.kind === 'flag') return translate(text === 'true' ? 'common.yes' : 'common.no');
    if (field.endsWith('.mdrRate')) return percentText(text, 3);
    if (FLAGS.includes(field) || isPermission(field))
      return translate(text === 'true' ? 'common.yes' : 'common.no');
    if (AMOUNTS.includes(field)) return formatPeso(parseMoney(text) ?? 0);
    if (field === 'transactionTypes')
      return text
        .split(', ')
        .map((type) => MDR_LABELS[type]?.[language] ?? type)
        .join(', ');
    if (field === 'refundReason') return refundReason[text as RefundReason]?.[language] ?? text;
    if (field === 'accountType') return translate(`ui.account${text}`, { _: text });
    if (field === 'signatoryMobile') return formatMobile(text) ?? text;
    return isDateString(text) ? formatDate(text) : text;
  };
  return { label, value };
};
