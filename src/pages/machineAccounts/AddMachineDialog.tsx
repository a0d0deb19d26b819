import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { machineAccountFields as fields } from '#domain/fields/machineAccount.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { lacking, NO_TERMS, type TypedMachine, termsOf } from './lacking.ts';
import { MACHINES_KEY } from './machinesKey.ts';
import { TermsFields } from './TermsFields.tsx';

const NOTHING: TypedMachine = { name: '', source: '', ...NO_TERMS };

/** The form of a new system; its key is shown once it is made. */
export const AddMachineDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [typed, setTyped] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      provider.createMachineAccount({
        name: typed.name.trim(),
        source: typed.source.trim(),
        ...termsOf(typed),
      }),
  });
  const leave = () => {
    onClose();
    void client.invalidateQueries({ queryKey: MACHINES_KEY });
  };
  if (data)
    return (
      <KeyDialog
        name={data.account.name}
        secret={data.key}
        note={translate('machines.addNext')}
        onClose={leave}
      />
    );
  const problem = error ? problemOf(error) : null;
  const lacks = lacking(typed);
  const errorOf = (field: keyof TypedMachine, onWire: string = field): string | undefined => {
    const key = lacks[field];
    return isTried && key ? translate(key) : problem?.fields[onWire];
  };
  const set = (field: 'name' | 'source') => (value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  const label = (field: keyof typeof fields) => fields[field].label[language];
  const confirm = () => {
    setTried(true);
    if (Object.keys(lacks).length === 0) mutate();
  };
  return (
    <ConfirmDialog
      open
      title={translate('machines.add')}
      confirmLabel={translate('machines.make')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <TextBox
          label={label('name')}
          help={translate('machines.nameHelp')}
          required
          maxLength={fields.name.max}
          value={typed.name}
          onChange={set('name')}
          error={errorOf('name')}
        />
        <TextBox
          label={label('source')}
          help={translate('machines.sourceHelp')}
          required
          maxLength={fields.source.max}
          value={typed.source}
          onChange={(value) => set('source')(value.toUpperCase())}
          error={errorOf('source')}
        />
        <TermsFields
          typed={typed}
          onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          errorOf={errorOf}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
