import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../components/ui/states/EmptyState.tsx';
import { useWizard } from '../../wizard/useWizard.ts';
import { AddBranchButtons } from '../AddBranchButtons.tsx';
import { useBranchDesk } from './branchListContext.ts';

/** There is no store yet, or none fits what is looked for. */
export const NoBranches = () => {
  const translate = useTranslate();
  const { mode } = useWizard();
  const { isNarrowed, clear } = useBranchDesk().list;
  if (isNarrowed) {
    return (
      <EmptyState
        filtered
        title={translate('branches.noneFits')}
        actions={<Button onClick={clear}>{translate('branches.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={translate('branches.none')}
      lines={[translate(`branches.noneHelp.${mode}`)]}
      actions={<AddBranchButtons />}
    />
  );
};
