import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Combobox } from '../../../../components/ui/Combobox.tsx';
import { SteadyDialog } from '../../../../components/ui/dialogs/SteadyDialog.tsx';
import { useWizard } from '../../wizard/useWizard.ts';
import { useBranchOptions } from '../useBranchOptions.ts';
import { type BranchPart, hasOwnPart, partsOf } from './branchParts.ts';

/** The other stores that have something of their own of a part, as choices. */
const useOthersWith = (part: BranchPart) => {
  const own: unknown = useWatch({ name: 'key' });
  const { branches } = useWizard().answers;
  const options = useBranchOptions(typeof own === 'string' ? own : undefined);
  const having = new Set(branches.filter((branch) => hasOwnPart(branch, part)).map(({ key }) => key));
  return options.filter(({ value }) => having.has(value));
};

const CopyFromDialog = ({ part, onClose }: { part: BranchPart; onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { branches } = useWizard().answers;
  const { setValue, clearErrors } = useFormContext();
  const options = useOthersWith(part);
  const [key, setKey] = useState<string | null>(null);
  const source = branches.find((branch) => branch.key === key);
  const take = () => {
    if (!source) return;
    for (const [field, value] of Object.entries(partsOf(source, [part]))) {
      setValue(field, value, { shouldDirty: true });
      clearErrors(field);
    }
    onClose();
  };
  return (
    <SteadyDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>
        {translate('branches.copy.fromStoreTitle')}: {translate(`branches.part.${part}`)}
      </DialogTitle>
      <DialogContent>
        <Combobox
          label={translate('branches.copy.store')}
          value={key}
          options={options}
          onChange={setKey}
          required
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={take} disabled={!source}>
          {translate('branches.copy.take')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};

/** Takes one part of a store over from another one into the form around it; absent while no other store has any of it. */
export const CopyFromButton = ({ part }: { part: BranchPart }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const others = useOthersWith(part);
  if (others.length === 0) return null;
  const label = translate('branches.copy.fromStore');
  return (
    <>
      <Button
        size="small"
        aria-label={`${label} ${translate(`branches.part.${part}`)}`}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0, mt: -0.5 }}
      >
        {label}
      </Button>
      {isOpen && <CopyFromDialog part={part} onClose={() => setOpen(false)} />}
    </>
  );
};
