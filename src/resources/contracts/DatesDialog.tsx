import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ContractRow } from '#contract/contracts.ts';
import { formatDate, isDateString } from '#domain/day.ts';
import { type Problem, problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { DateBox } from '../../components/ui/fields/DateBox.tsx';
import { randomId } from '../../providers/http/randomId.ts';

interface Props {
  contract: ContractRow;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

const FIELDS = ['startDate', 'expiryDate'] as const;

/** Changes from when and until when a contract runs. */
export const DatesDialog = ({ contract, onClose, onSaved }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  // The contract as it was when the dialog opened: a refresh behind it must not pass for what was seen.
  const [base] = useState(contract);
  const [values, setValues] = useState({ startDate: base.startDate, expiryDate: base.expiryDate });
  const [key, setKey] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { startDate, expiryDate } = values;
  const isOrdered = isDateString(startDate) && isDateString(expiryDate) && startDate < expiryDate;
  const save = async () => {
    if (!isOrdered) return;
    setBusy(true);
    try {
      await provider.editContract(base, values, key);
      const messageArgs = { number: base.number, from: day, to: formatDate(expiryDate) };
      notify('contracts.saved', { type: 'success', messageArgs });
      void onSaved();
      onClose();
    } catch (error) {
      const met = problemOf(error);
      setProblem(met);
      if (met.status >= 400) setKey(randomId());
      if (met.status === 409) void onSaved();
      setBusy(false);
    }
  };
  const day = isDateString(startDate) ? formatDate(startDate) : '…';
  const wrongOrder = isOrdered ? '' : translate('contracts.wrongOrder', { day });
  const errorOf = (name: (typeof FIELDS)[number]) =>
    problem?.fields[name] ?? (name === 'expiryDate' && wrongOrder ? wrongOrder : undefined);
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={translate('contracts.editDates')}
      confirmLabel={translate('common.save')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {problem && <Alert severity="error">{problem.message ?? translate('common.failed')}</Alert>}
        {FIELDS.map((name) => (
          <DateBox
            key={name}
            label={translate(`contracts.field.${name}`)}
            value={values[name]}
            error={errorOf(name)}
            onChange={(day) => setValues({ ...values, [name]: day })}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
};
