import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Combobox } from '../../../../components/ui/Combobox.tsx';
import { SteadyDialog } from '../../../../components/ui/dialogs/SteadyDialog.tsx';
import { useWizard } from '../../wizard/useWizard.ts';
import { copyInto } from '../editBranches.ts';
import type { BranchStepName } from '../list/useBranchList.ts';
import { useBranchOptions } from '../useBranchOptions.ts';
import { type BranchPart, hasPart } from './branchParts.ts';
import { PartChoice } from './PartChoice.tsx';
import { type CopyTarget, useCopyTargets } from './useCopyTargets.ts';

/** What is usually copied in each step; of these, what the store has. */
const USUAL: Readonly<Record<BranchStepName, readonly BranchPart[]>> = {
  merchant: ['bankDetails', 'contactPerson'],
  retailer: ['retailerAssociates'],
  commodity: ['commodities', 'schedules', 'ecommerceSites'],
};

interface TargetProps {
  targets: readonly CopyTarget[];
  value: CopyTarget['name'];
  onChange: (name: CopyTarget['name']) => void;
}

const Targets = ({ targets, value, onChange }: TargetProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {translate('branches.copy.to')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value}>
        {targets.map(({ name, keys }) => (
          <FormControlLabel
            key={name}
            value={name}
            label={translate(`branches.copy.${name}`, { count: keys.size })}
            control={<Radio size="small" onChange={() => onChange(name)} />}
          />
        ))}
      </RadioGroup>
    </div>
  );
};

/** What is copied from where to which stores. */
const useCopy = (first: string | null, step: BranchStepName) => {
  const { answers, change } = useWizard();
  const { branches } = answers;
  const [from, setFrom] = useState(first ?? branches[0]?.key ?? null);
  const source = branches.find(({ key }) => key === from);
  const [parts, setParts] = useState<readonly BranchPart[]>(() =>
    USUAL[step].filter((part) => source && hasPart(source, part)),
  );
  const targets = useCopyTargets(from);
  const [chosen, setChosen] = useState<CopyTarget['name'] | null>(null);
  const target = targets.find(({ name }) => name === chosen) ?? targets[0];
  const copy = () => {
    if (from && target) change(copyInto(from, target.keys, parts));
  };
  const count = target?.keys.size ?? 0;
  return { from, setFrom, source, parts, setParts, targets, target, setChosen, count, copy };
};

interface Props {
  /** The store to copy from, when it is known already. */
  from: string | null;
  step: BranchStepName;
  onClose: () => void;
}

/** Copies parts of one store to the chosen, the found or all other stores. */
export const CopyDialog = ({ from: first, step, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const options = useBranchOptions();
  const { from, setFrom, source, parts, setParts, targets, target, setChosen, count, copy } = useCopy(
    first,
    step,
  );
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (!source || parts.length === 0 || count === 0) return;
    copy();
    notify('branches.copy.done', { type: 'info', messageArgs: { smart_count: count } });
    onClose();
  };
  return (
    <SteadyDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{translate('branches.copy.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Combobox
            label={translate('branches.copy.from')}
            value={from}
            options={options}
            onChange={setFrom}
            required
          />
          <PartChoice source={source} value={parts} onChange={setParts} />
          {target && <Targets targets={targets} value={target.name} onChange={setChosen} />}
          <Alert severity="warning">{translate('branches.copy.replaces')}</Alert>
          {isTried && parts.length === 0 && (
            <Alert severity="error">{translate('branches.copy.nothing')}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={send} disabled={!source || count === 0}>
          {translate('branches.copy.copy', { smart_count: count })}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
