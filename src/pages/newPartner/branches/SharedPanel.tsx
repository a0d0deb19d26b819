import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { FormSwitch } from '../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import type { BranchPart } from './copy/branchParts.ts';
import { CopyFromButton } from './copy/CopyFromButton.tsx';

interface Props {
  part: BranchPart;
  /** The switch by which it is the partner's. */
  shared: 'isSameAddress' | 'isSameBank' | 'isSameContact';
  /** Stands in place of the fields while it is the partner's. */
  partners?: ReactNode;
  children: ReactNode;
}

/** A part of a store that is its partner's or its own. */
export const SharedPanel = ({ part, shared, partners, children }: Props) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const isShared: boolean = useWatch({ name: shared }) === true;
  const below = isShared ? partners : children;
  return (
    <Panel title={translate(`branches.part.${part}`)} aside={<CopyFromButton part={part} />}>
      <FormSwitch name={shared} label={labelOf(shared)} />
      {below && <Box sx={{ mt: 1.5 }}>{below}</Box>}
    </Panel>
  );
};
