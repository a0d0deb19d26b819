import { PERMISSION_NAMES } from '../access/permissionNames.ts';
import { formatDate, isDateString } from '../day.ts';
import type { FieldRows } from '../fields/field.ts';
import { machineAccountFields } from '../fields/machineAccount.ts';
import {
  atcRateFields,
  bir2307Fields,
  computationFields,
  disbursementReportFields,
  officialReceiptFields,
} from '../fields/reportSetting.ts';
import { receiptSeriesFields } from '../fields/settlement/receiptSeries.ts';
import { storeTaxFields } from '../fields/settlement/storeTax.ts';
import { MATTERS } from '../importJobs/matters.ts';
import { matterText } from '../importJobs/matterWords.ts';
import { centavosOf, formatPeso, parseMoney } from '../money.ts';
import { isPermission } from '../permissions.ts';
import { receiptNumber } from '../receipts/receiptNumber.ts';
import { CANCEL_REASONS, cancelReason } from '../receipts/receiptStatus.ts';
import { MDR_TYPES, mdrType } from '../records/mdrRates.ts';
import { counted, each, type Language, type Sentence, same, withinSentence } from '../sentence.ts';
import { REFUND_REASONS, refundReason } from '../transactions/refundReasons.ts';
import { type ApprovalKindName, approvalKind } from './approval.ts';
import { subjectInWords } from './subjectWords.ts';

/** What a request would change, as the engine keeps it. */
interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}
interface Asked {
  kind: ApprovalKindName;
  /** The record in words. */
  subject: string;
  diff: readonly Difference[];
}

const SIGNATORY: Sentence = { en: 'signatory', fil: 'lumalagda' };
/** What changes of a bank account, the weightiest first. */
const BANK_PARTS: readonly (readonly [string, Sentence])[] = [
  ['isSameBank', { en: 'whose account it is', fil: 'kung kaninong account' }],
  ['accountNumber', { en: 'number', fil: 'numero' }],
  ['bankName', { en: 'bank', fil: 'bangko' }],
  ['bankBranchName', { en: 'branch', fil: 'sangay' }],
  ['accountName', { en: 'account name', fil: 'pangalan ng account' }],
  ['accountType', { en: 'account type', fil: 'uri ng account' }],
  ['isPaymentsReceived', { en: 'receiving of payments', fil: 'pagtanggap ng bayad' }],
  ['signatory', SIGNATORY],
];

const listed = (parts: readonly string[], language: Language): string => {
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).join(', ');
  return others ? `${others} ${language === 'en' ? 'and' : 'at'} ${last}` : last;
};

const bankWords = (diff: readonly Difference[]): Sentence => {
  const changed = new Set(diff.map(({ field }) => (field.startsWith('signatory') ? 'signatory' : field)));
  // Another bank has another branch.
  if (changed.has('bankName')) changed.delete('bankBranchName');
  const parts = BANK_PARTS.flatMap(([field, words]) => (changed.has(field) ? [words] : []));
  return each((language) => {
    const list = listed(
      parts.map((words) => words[language]),
      language,
    );
    if (language === 'en') return `${list} ${parts.length > 1 ? 'change' : 'changes'}`;
    return `mababago ang ${list}`;
  });
};

const day = (text: string): string => (isDateString(text) ? formatDate(text) : text);

const rateWords = (diff: readonly Difference[]): Sentence =>
  each((language) =>
    MDR_TYPES.flatMap((type) => {
      const rate = diff.find(({ field }) => field === `${type}.mdrRate`);
      const from = diff.find(({ field }) => field === `${type}.effectiveFrom`)?.after;
      if (!rate?.after) return [];
      const before = rate.before && rate.before !== rate.after ? `${rate.before}% → ` : '';
      const begins = from ? ` ${language === 'en' ? 'from' : 'mula'} ${day(from)}` : '';
      return `${mdrType[type][language]} ${before}${rate.after}%${begins}`;
    }).join('; '),
  );

const TAXES = ['isEwt', 'isTwa'] as const;
const YES: Readonly<Record<string, Sentence>> = {
  true: { en: 'yes', fil: 'oo' },
  false: { en: 'no', fil: 'hindi' },
};

/** Which taxes change to what, and from which day on. */
const taxWords = (diff: readonly Difference[]): Sentence =>
  each((language) => {
    const flags = TAXES.flatMap((field) => {
      const after = diff.find((one) => one.field === field)?.after;
      return after ? [`${storeTaxFields[field].label[language]}: ${YES[after]?.[language] ?? after}`] : [];
    });
    const from = diff.find(({ field }) => field === 'effectiveFrom')?.after;
    return `${flags.join('; ')}${from ? ` ${language === 'en' ? 'from' : 'mula'} ${day(from)}` : ''}`;
  });

/** How many rows of each matter there are. */
const importWords = (diff: readonly Difference[]): Sentence => {
  const parts = MATTERS.flatMap((matter) => {
    const rows = Number(diff.find(({ field }) => field === matter)?.after ?? 0);
    return rows > 0 ? [matterText(matter, rows)] : [];
  });
  return each((language) =>
    listed(
      parts.map((words) => words[language]),
      language,
    ),
  );
};

/** How many payments a sheet tells of, and what they come to. */
const paymentWords = (diff: readonly Difference[]): Sentence => {
  const count = importWords(diff);
  const total = diff.find(({ field }) => field === 'total')?.after ?? null;
  const amount = total === null ? null : formatPeso(centavosOf(total) ?? 0n);
  return each((language) => (amount ? `${count[language]}, ${amount}` : count[language]));
};

/** How much is refunded of a payment, and why. */
const refundWords = (diff: readonly Difference[]): Sentence => {
  const after = (field: string) => diff.find((one) => one.field === field)?.after ?? '';
  const amount = formatPeso(parseMoney(after('refundAmount')) ?? 0);
  const reason = REFUND_REASONS.find((one) => one === after('refundReason'));
  return each((language) => (reason ? `${amount}, ${refundReason[reason][language]}` : amount));
};

/** Why a receipt is cancelled. */
const receiptWords = (diff: readonly Difference[]): Sentence => {
  const reason = diff.find(({ field }) => field === 'cancelReason')?.after;
  const known = CANCEL_REASONS.find((one) => one === reason);
  return known ? cancelReason[known] : same('');
};

/** Which rights a role would give, and which no more. */
const roleWords = (diff: readonly Difference[]): Sentence =>
  each((language) => {
    const named = (isGiven: boolean) =>
      listed(
        diff.flatMap(({ field, after }) =>
          isPermission(field) && (after === 'true') === isGiven
            ? [`“${PERMISSION_NAMES[field][language]}”`]
            : [],
        ),
        language,
      );
    const [more, less] = [named(true), named(false)];
    const parts =
      language === 'en'
        ? [`gives ${more}`, `takes ${less} away`]
        : [`ibibigay ang ${more}`, `aalisin ang ${less}`];
    return parts.filter((_, at) => [more, less][at]).join('; ');
  });

/** Which key a system would have, or which of its terms change. */
const machineWords = (diff: readonly Difference[]): Sentence =>
  each((language) => {
    const after = (field: string) => diff.find((one) => one.field === field)?.after ?? null;
    const [key, limit] = [after('keyEnd'), after('paymentLimit')];
    const most = limit && formatPeso(centavosOf(limit) ?? 0n);
    if (key && most)
      return language === 'en' ? `…${key}, up to ${most} a payment` : `…${key}, hanggang ${most} bawat bayad`;
    if (key) return `…${key}`;
    const { isEnabled: isInUse, ...fields } = machineAccountFields;
    const labels: FieldRows = { ...fields, isInUse };
    const changed = diff.flatMap(({ field }) => {
      const row = labels[field];
      return row ? [withinSentence(row.label[language])] : [];
    });
    return listed(changed, language);
  });

const SETTING_FIELDS: FieldRows = {
  ...computationFields,
  ...disbursementReportFields,
  ...bir2307Fields,
  ...officialReceiptFields,
  ...atcRateFields,
  ...receiptSeriesFields,
};
/** The numbers of a new series, as they are printed; null of another setting. */
const seriesNumbers = (diff: readonly Difference[]): string | null => {
  const after = (name: string) => diff.find(({ field }) => field === name)?.after;
  const [first, last] = [after('firstNumber'), after('lastNumber')];
  if (!first || !last) return null;
  const printed = (number: string) => receiptNumber(after('prefix') ?? '', BigInt(number));
  return `${printed(first)} – ${printed(last)}`;
};
/** Which fields of a setting change, or which numbers a series has, and from which day on. */
const settingWords = (diff: readonly Difference[]): Sentence =>
  each((language) => {
    const fields = diff.flatMap(({ field }) => {
      const row = field === 'fromDay' ? undefined : SETTING_FIELDS[field];
      return row ? [withinSentence((row.short ?? row.label)[language])] : [];
    });
    const from = diff.find(({ field }) => field === 'fromDay')?.after;
    return `${seriesNumbers(diff) ?? listed(fields, language)}${from ? ` ${language === 'en' ? 'from' : 'mula'} ${day(from)}` : ''}`;
  });

/** How many payouts of how much leave or come back. */
const payoutWords = (diff: readonly Difference[]): Sentence => {
  const after = (field: string) => diff.find((one) => one.field === field)?.after ?? '0';
  const count = Number(after('payoutCount'));
  const amount = formatPeso(centavosOf(after('amount')) ?? 0n);
  return { en: `${counted(count, 'payout')}, ${amount}`, fil: `${count} payout, ${amount}` };
};

/** To which account a payout goes out again. */
const resendWords = (diff: readonly Difference[]): Sentence => {
  const isMoved = diff.some(({ field }) => field === 'accountNumber');
  return isMoved
    ? { en: 'to another account', fil: 'sa ibang account' }
    : { en: 'to the same account', fil: 'sa parehong account' };
};

const WORDS: Readonly<Partial<Record<ApprovalKindName, (diff: readonly Difference[]) => Sentence>>> = {
  MDR_RATE: rateWords,
  BANK_ACCOUNT: bankWords,
  IMPORT: importWords,
  STORE_TAX: taxWords,
  REFUND: refundWords,
  SETTING: settingWords,
  PAYMENTS: paymentWords,
  RECEIPT: receiptWords,
  ACCESS_ROLE: roleWords,
  PAYOUT_FILE: payoutWords,
  PAYOUT_RETURN: payoutWords,
  PAYOUT_RESEND: resendWords,
  MACHINE_KEY: machineWords,
};

/** A request in one line: its kind, its record and what would change; account numbers are not in it. */
export function changeInWords({ kind, subject, diff }: Asked): Sentence {
  const { label, before } = approvalKind[kind];
  const what = diff.length ? (WORDS[kind]?.(diff) ?? same('')) : same('');
  return each((language) => {
    const start = before?.[language] ?? `${label[language]} ${language === 'en' ? 'of' : 'ng'}`;
    const head = `${start} ${subjectInWords(kind, subject)[language]}`;
    return what[language] ? `${head}: ${what[language]}` : head;
  });
}
