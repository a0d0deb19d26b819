import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { refundFields } from '#domain/fields/transaction.ts';
import { REFUND_REASONS } from '#domain/transactions/refundReasons.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import type { TypedRefund } from './refundTyped.ts';

interface Props {
  typed: TypedRefund;
  errors: { reason: string | undefined; notes: string | undefined };
  disabled: boolean;
  onChange: (change: Partial<TypedRefund>) => void;
}

/** Why, out of the server's reasons, and what there is to say besides. */
export const RefundReason = ({ typed, errors, disabled, onChange }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { data, status, refetch } = useQuery({
    queryKey: ['refundReasons', language],
    queryFn: () => provider.listRefundReasons(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chosen = data?.find(({ code }) => code === typed.reason);
  return (
    <Stack spacing={2}>
      <Combobox
        label={refundFields.refundReason.label[language]}
        required
        options={(data ?? []).map(({ code, label }) => ({ value: code, label }))}
        status={status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready'}
        onRetry={() => void refetch()}
        disabled={disabled}
        value={typed.reason}
        onChange={(code) => onChange({ reason: REFUND_REASONS.find((one) => one === code) ?? null })}
        error={errors.reason}
      />
      <TextBox
        label={refundFields.notes.label[language]}
        help={chosen?.needsNotes ? translate('transactions.refund.notesNeeded') : undefined}
        required={chosen?.needsNotes === true}
        optional={chosen?.needsNotes !== true}
        rows={3}
        maxLength={refundFields.notes.max}
        disabled={disabled}
        value={typed.notes}
        onChange={(notes) => onChange({ notes })}
        error={errors.notes}
      />
    </Stack>
  );
};
