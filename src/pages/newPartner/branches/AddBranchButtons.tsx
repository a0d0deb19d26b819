import AddIcon from '@mui/icons-material/Add';
import ListIcon from '@mui/icons-material/PlaylistAdd';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';
import { useBranchDesk } from './list/branchListContext.ts';
import { useFullReason } from './useAddBranch.ts';

/** Adds one store, or several out of pasted text. */
export const AddBranchButtons = () => {
  const translate = useTranslate();
  const { ask, add } = useBranchDesk();
  const full = useFullReason();
  return (
    <>
      <DisabledReason reason={full}>
        <Button variant="contained" size="small" startIcon={<AddIcon />} onClick={add}>
          {translate('branches.add')}
        </Button>
      </DisabledReason>
      <DisabledReason reason={full}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ListIcon />}
          onClick={() => ask({ kind: 'several' })}
        >
          {translate('branches.addSeveral')}
        </Button>
      </DisabledReason>
    </>
  );
};
