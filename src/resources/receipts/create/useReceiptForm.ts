import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReceiptTerms } from '#contract/finance/officialReceipts.ts';
import { manilaDate } from '#domain/day.ts';
import { receiptFields } from '#domain/fields/receipt.ts';
import { centavosOf } from '#domain/money.ts';
import type { LinesLeft } from '#domain/receipts/receiptAmounts.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { useFieldRefs } from '../../../components/admin/form/useFieldRefs.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import type { FieldTies } from './formProps.ts';
import { breakdownOf, IN_ORDER, problemsIn, type TypedReceipt } from './receiptTyped.ts';
import type { useIssue } from './useIssue.ts';
import { usePayorMonth } from './usePayorMonth.ts';

interface Options {
  typed: TypedReceipt;
  onType: (typed: TypedReceipt) => void;
  terms: ReceiptTerms;
  issue: ReturnType<typeof useIssue>;
  /** Whether the dialog stands over the form that shows it once more. */
  isAsked: boolean;
}

/** What is left of the closed lines that a receipt is of; undefined where it is of none, or they are not read yet. */
const useLinesLeft = ({ type, payorId, month, year }: TypedReceipt): LinesLeft | undefined => {
  const isKnown = receiptType[type].isOfLines && /^20\d\d$/.test(year);
  const { data } = usePayorMonth(isKnown ? payorId : null, { month, year: Number(year) });
  if (!data) return undefined;
  return { due: centavosOf(data.rest) ?? 0n, tax: centavosOf(data.restTax) ?? 0n };
};

/** What is typed into the form of a receipt, broken down, and what is wrong with it: said once one tried to go on. */
export const useReceiptForm = ({ typed, onType, terms, issue, isAsked }: Options) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const answer = useRef<HTMLDivElement>(null);
  const { refOf, goTo } = useFieldRefs();
  const vatClass = terms.vatClasses[typed.type] ?? typed.vatClass;
  const problems = problemsIn(typed, vatClass, manilaDate(new Date()));
  const errorOf = (field: string): string | undefined => {
    const problem = tries > 0 ? problems.get(field) : undefined;
    return problem ? translate(`receipts.wrong.${problem}`) : issue.problem?.fields[field];
  };
  const labelOf = (field: (typeof IN_ORDER)[number]): string => {
    if (field === 'withholdingTax' && typed.withheldBy === 'amount')
      return translate('receipts.create.withheldAmount');
    return receiptFields[field === 'payorId' ? 'payorName' : field].label[language];
  };
  const errors = IN_ORDER.flatMap((path) => {
    const message = errorOf(path);
    return message ? [{ path, label: labelOf(path), message }] : [];
  });
  const tie = (field: string): FieldTies => ({
    disabled: issue.isPending || issue.isUnknown,
    error: errorOf(field),
    inputRef: refOf(field),
  });
  // A refused try leads to all that is wrong, once the dialog has gone and it takes the focus.
  useEffect(() => {
    if (!isAsked && (tries || issue.problem)) answer.current?.focus();
  }, [tries, issue.problem, isAsked]);
  return {
    ...{ answer, vatClass, errors, tie, goTo },
    amounts: breakdownOf(typed, vatClass, useLinesLeft(typed)),
    isWrong: problems.size > 0,
    change: (changed: Partial<TypedReceipt>) => {
      if (issue.problem && !issue.isUnknown) issue.begin();
      // What was confirmed was confirmed of the receipt as it was.
      onType({ ...typed, confirmSameMoney: null, ...changed });
    },
    onTry: () => setTries((one) => one + 1),
  };
};
