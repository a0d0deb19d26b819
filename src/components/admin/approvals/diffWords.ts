import { useTranslate } from 'react-admin';
import type { Difference } from '#contract/approvals.ts';
import { formatDate, isDateString } from '#domain/day.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { type RefundReason, refundReason } from '#domain/transactions/refundReasons.ts';
import { percentText } from '../../ui/numberTexts.ts';
import { useLanguage } from '../useLanguage.ts';

const FLAGS: readonly string[] = ['isSameBank', 'isPaymentsReceived', 'isEwt', 'isTwa'];
const AMOUNTS: readonly string[] = ['amount', 'refundAmount', 'remainingRefundAmount'];

/** The fields of a request and their values in words. */
export const useDiffWords = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (field: string): string => {
    const [product, part] = field.split('.');
    const type = MDR_TYPES.find((one) => one === product);
    if (field === 'effectiveFrom') return translate('approvals.taxes.firstDay');
    if (!type) return translate(`approvals.field.${field}`, { _: field });
    return `${mdrType[type][language]}, ${translate(`approvals.field.${part}`, { _: part })}`;
  };
  const value = ({ field }: Pick<Difference, 'field'>, text: string | null): string | null => {
    if (text === null) return null;
    if (field.endsWith('.mdrRate')) return percentText(text, 3);
    if (FLAGS.includes(field)) return translate(text === 'true' ? 'common.yes' : 'common.no');
    if (AMOUNTS.includes(field)) return formatPeso(parseMoney(text) ?? 0);
    if (field === 'refundReason') return refundReason[text as RefundReason]?.[language] ?? text;
    if (field === 'accountType') return translate(`ui.account${text}`, { _: text });
    if (field === 'signatoryMobile') return formatMobile(text) ?? text;
    return isDateString(text) ? formatDate(text) : text;
  };
  return { label, value };
};
