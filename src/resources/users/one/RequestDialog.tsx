import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { refetchUsers } from '../shared/userKeys.ts';

interface Props<F extends string> {
  /** Where its texts begin: `title`, `effect`, `ask`, and each field, with `{field}Help` where there is one. */
  texts: string;
  name: string;
  /** How many characters each field has. */
  fields: Readonly<Record<F, { min: number; max: number }>>;
  /** Fields with a line of help. */
  helped?: readonly F[];
  /** Asks; resolves with what is said then. */
  send: (typed: Record<F, string>) => Promise<string>;
  onClose: () => void;
}

/** Asks a second person for a change of somebody's account. Every field is needed. */
export const RequestDialog = <F extends string>({ texts, name, fields, helped, send, onClose }: Props<F>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const names = Object.keys(fields) as F[];
  const [typed, setTyped] = useState<Partial<Record<F, string>>>({});
  const [isTried, setTried] = useState(false);
  const textOf = (field: F) => (typed[field] ?? '').trim();
  const isShort = (field: F) => textOf(field).length < fields[field].min;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send(Object.fromEntries(names.map((field) => [field, textOf(field)])) as Record<F, string>),
    onSuccess: async (message) => {
      await refetchUsers(client);
      notify(message, { type: 'success' });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const labelOf = (field: F) => translate(`${texts}.${field}`);
  const errorOf = (field: F) => {
    if (!isTried || !isShort(field)) return problem?.fields[field];
    const [first = '', ...rest] = labelOf(field);
    return textOf(field) === ''
      ? translate('changeAccess.enter', { field: first.toLowerCase() + rest.join('') })
      : translate('changeAccess.needed', { min: fields[field].min });
  };
  return (
    <ConfirmDialog
      open
      title={translate(`${texts}.title`, { name })}
      confirmLabel={translate(`${texts}.ask`)}
      busy={isPending}
      isFilled={names.some((field) => textOf(field) !== '')}
      onConfirm={() => {
        setTried(true);
        if (!names.some(isShort)) mutate();
      }}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate(`${texts}.effect`)}</Typography>
        {names.map((field) => (
          <TextBox
            key={field}
            label={labelOf(field)}
            {...(helped?.includes(field) && { help: translate(`${texts}.${field}Help`) })}
            required
            rows={fields[field].min > 1 ? 2 : 1}
            maxLength={fields[field].max}
            error={errorOf(field)}
            value={typed[field] ?? ''}
            onChange={(value) => setTyped((now) => ({ ...now, [field]: value }))}
          />
        ))}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
