import { useTranslate } from 'react-admin';
import type { FieldRow, FieldRows } from '#domain/fields/field.ts';
import {
  bir2307Fields,
  computationFields,
  disbursementReportFields,
  officialReceiptFields,
} from '#domain/fields/reportSetting.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { type VatClass, vatClass } from '#domain/receipts/receiptAmounts.ts';
import { type ReceiptTitle, receiptTitle } from '#domain/receipts/receiptStatus.ts';
import { ewtBaseLabel } from '#domain/settlement/settings/computation.ts';
import type { ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import type { EwtBase } from '#domain/settlement/settleLine.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { countText, percentText } from '../../components/ui/numberTexts.ts';

/** The values of a version, whichever setting it is of. */
export type SettingRecord = Readonly<Record<string, unknown>>;

const { signatureFileId: _, ...bir2307Values } = bir2307Fields;
/** What a setting consists of, in the order of reading. */
export const SETTING_FIELDS: Readonly<Record<ValueSetting, FieldRows>> = {
  COMPUTATION: computationFields,
  DISBURSEMENT_REPORT: disbursementReportFields,
  BIR2307: bir2307Values,
  OFFICIAL_RECEIPT: officialReceiptFields,
};

/** The values of a setting in words, by field; null for nothing. */
export const useSettingWords = (kind: ValueSetting) => {
  const translate = useTranslate();
  const language = useLanguage();
  const wordsOf = ({ kind: of }: FieldRow, name: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null;
    if (of === 'flag') return translate(value === true ? 'common.yes' : 'common.no');
    if (of === 'rate') return percentText(String(value));
    if (of === 'money') return formatPeso(parseMoney(String(value)) ?? 0);
    if (of === 'count') return countText(Number(value));
    if (of === 'tin') return formatTin(String(value));
    if (name === 'ewtBase') return ewtBaseLabel[value as EwtBase][language];
    if (name === 'title') return receiptTitle[value as ReceiptTitle][language];
    return of === 'option' ? vatClass[value as VatClass][language] : String(value);
  };
  return (record: SettingRecord): Record<string, string | null> =>
    Object.fromEntries(
      Object.entries(SETTING_FIELDS[kind]).map(([name, row]) => [name, wordsOf(row, name, record[name])]),
    );
};

/** The label of a setting's field. */
export const useSettingLabel = (kind: ValueSetting) => {
  const language = useLanguage();
  return (name: string): string => SETTING_FIELDS[kind][name]?.label[language] ?? name;
};
