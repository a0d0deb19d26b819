import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { SEPARABLE } from '#domain/access/rights/separation.ts';
import { separationFields } from '#domain/fields/separation.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { SEPARATIONS_KEY } from './separationKey.ts';

const T = 'roles.separation';
const { min, max } = separationFields.reason;

interface Typed {
  one: string | null;
  other: string | null;
  reason: string;
}

/** What is missing of a pair, by field, as keys of texts. */
const missing = ({ one, other, reason }: Typed): Partial<Record<keyof Typed, string>> => ({
  ...(one === null && { one: `${T}.chooseBoth` }),
  ...(other === null ? { other: `${T}.chooseBoth` } : other === one && { other: `${T}.chooseOther` }),
  ...(reason.trim().length < min && { reason: `${T}.reasonNeeded` }),
});

/** The form of a pair that is to be kept apart; what is said afterwards tells who holds both already. */
export const AddSeparationDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const [typed, setTyped] = useState<Typed>({ one: null, other: null, reason: '' });
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      provider.addSeparation({
        one: typed.one ?? '',
        other: typed.other ?? '',
        reason: typed.reason.trim(),
      }),
    onSuccess: async ({ holderCount }) => {
      const standing = holderCount > 0 ? ` ${translate(`${T}.addedWith`, { smart_count: holderCount })}` : '';
      notify(translate(`${T}.added`) + standing, { type: holderCount > 0 ? 'warning' : 'success' });
      await client.invalidateQueries({ queryKey: SEPARATIONS_KEY });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const lacks = missing(typed);
  const errorOf = (field: keyof Typed): string | undefined => {
    const key = lacks[field];
    return isTried && key ? translate(key) : problem?.fields[field];
  };
  const set = (field: keyof Typed) => (value: string | null) =>
    setTyped((before) => ({ ...before, [field]: value }));
  const options = SEPARABLE.map((value) => ({
    value,
    label: translate(`permissions.label.${value}`, { _: value }),
  }));
  const confirm = () => {
    setTried(true);
    if (Object.keys(lacks).length === 0) mutate();
  };
  return (
    <ConfirmDialog
      open
      title={translate(`${T}.add`)}
      confirmLabel={translate('common.save')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        {(['one', 'other'] as const).map((field) => (
          <Combobox
            key={field}
            label={translate(`${T}.field.${field}`)}
            required
            options={options}
            value={typed[field]}
            onChange={set(field)}
            error={errorOf(field)}
          />
        ))}
        <TextBox
          label={translate(`${T}.field.reason`)}
          help={translate(`${T}.reasonHelp`)}
          required
          rows={2}
          maxLength={max}
          value={typed.reason}
          onChange={set('reason')}
          error={errorOf('reason')}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
