import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { receiptFields as fields } from '#domain/fields/receipt.ts';
import { CANCEL_REASONS, type CancelReason, cancelReason } from '#domain/receipts/receiptStatus.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';

/** Why a receipt is to be cancelled; somebody else decides, and until then it stands. */
export const CancelDialog = ({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { orNumber, version } = receipt;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (why: CancelReason) => provider.cancelReceipt(orNumber, { reason: why, note }, version),
    onSuccess: async () => {
      notify('receipts.cancel.asked', { type: 'success', messageArgs: { number: orNumber } });
      onClose();
      await client.invalidateQueries({ queryKey: ['official-receipts'] });
    },
  });
  const problem = error ? problemOf(error) : null;
  const typed = note.trim().length;
  const { min } = fields.cancelNote;
  const isShort = typed < min;
  const needed = translate('receipts.wrong.needed');
  const short = typed === 0 ? needed : translate('receipts.wrong.short', { min });
  return (
    <ConfirmDialog
      open
      destructive
      title={translate('receipts.cancel.title', { number: orNumber })}
      confirmLabel={translate('receipts.cancel.ask')}
      cancelLabel={translate('receipts.cancel.keep')}
      busy={isPending}
      isFilled={typed > 0}
      onConfirm={() => {
        setTried(true);
        if (reason && !isShort) mutate(reason);
      }}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('receipts.cancel.note')}</Typography>
        <Combobox
          label={fields.cancelReason.label[language]}
          required
          options={CANCEL_REASONS.map((value) => ({ value, label: cancelReason[value][language] }))}
          value={reason}
          onChange={(value) => setReason(CANCEL_REASONS.find((one) => one === value) ?? null)}
          error={isTried && !reason ? needed : problem?.fields.reason}
        />
        <TextBox
          label={fields.cancelNote.label[language]}
          required
          rows={3}
          maxLength={fields.cancelNote.max}
          value={note}
          onChange={setNote}
          error={isTried && isShort ? short : problem?.fields.note}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
