import { useQuery } from '@tanstack/react-query';
import { useSources } from '../../../components/ui/sources.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { groupOf, text } from './groupOf.ts';

const HOUR_MS = 3_600_000;

interface Props {
  account: unknown;
}

/** The name of the bank of an account; nothing while it is on the way, or when none is chosen. */
const useBankName = (account: unknown): string => {
  const { banks } = useSources();
  const id = text(groupOf(account).bankId);
  const { data } = useQuery({
    queryKey: ['bank-names'],
    queryFn: ({ signal }) => banks(signal),
    staleTime: HOUR_MS,
    enabled: id !== '',
  });
  return data?.find(({ value }) => value === id)?.label ?? '';
};

/** What kind of account it is, in words; nothing when that is not given. */
const useKind = (account: unknown): string => {
  const texts = useUiTexts();
  const { accountType } = groupOf(account);
  return accountType === 'SAVINGS' || accountType === 'CURRENT' ? texts[`account${accountType}`] : '';
};

/** The bank that an account is held at. */
export const BankName = ({ account }: Props) => <>{useBankName(account) || NONE}</>;

/** The branch of the bank that an account is held at. */
export const BranchOfBank = ({ account }: Props) => {
  const { branches } = useSources();
  const { bankId, bankBranchId } = groupOf(account);
  const { data } = useQuery({
    queryKey: ['branch-names', bankId],
    queryFn: ({ signal }) => branches(text(bankId), signal),
    staleTime: HOUR_MS,
    enabled: text(bankId) !== '' && text(bankBranchId) !== '',
  });
  return <>{data?.find(({ value }) => value === bankBranchId)?.label ?? NONE}</>;
};

/** What kind of account it is. */
export const AccountKind = ({ account }: Props) => <>{useKind(account) || NONE}</>;

/** A bank account of a form: bank, name and number, and what kind it is. */
export const AccountText = ({ account }: Props) => {
  const bank = useBankName(account);
  const kind = useKind(account);
  const { accountName, accountNumber } = groupOf(account);
  const number = [text(accountNumber), kind].filter(Boolean).join(' · ');
  const lines = [bank, text(accountName), number].filter(Boolean);
  if (lines.length === 0) return NONE;
  return lines.map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ));
};
