import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWizard } from '../../wizard/useWizard.ts';
import { numberedName } from '../duplicateBranch.ts';
import { duplicateAt, MOST_BRANCHES } from '../editBranches.ts';
import { useBranchName } from '../useBranchName.ts';
import { useBranchDesk } from './branchListContext.ts';
import type { BranchRow } from './useBranchList.ts';

/** Adds the same store once more and says under which name. */
const useDuplicate = ({ branch: { key, merchantName } }: BranchRow) => {
  const notify = useNotify();
  const translate = useTranslate();
  const { answers, change } = useWizard();
  return () => {
    const names = answers.branches.map((branch) => branch.merchantName);
    const name = merchantName.trim()
      ? numberedName(merchantName, names)
      : translate('branches.noName', { n: answers.branches.length + 1 });
    change(duplicateAt(key));
    notify('branches.duplicated', { type: 'info', messageArgs: { name } });
  };
};

/** What can be done with one store besides opening it. */
export const BranchRowMenu = ({ row }: { row: BranchRow }) => {
  const translate = useTranslate();
  const nameOf = useBranchName();
  const { answers } = useWizard();
  const { ask } = useBranchDesk();
  const duplicate = useDuplicate(row);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { length } = answers.branches;
  const { key } = row.branch;
  const then = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('branches.actions', { name: nameOf(row.branch, row.index) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={then(duplicate)} disabled={length >= MOST_BRANCHES}>
          {translate('branches.duplicate')}
        </MenuItem>
        <MenuItem onClick={then(() => ask({ kind: 'copy', from: key }))} disabled={length < 2}>
          {translate('branches.copyToOthers')}
        </MenuItem>
        <MenuItem onClick={then(() => ask({ kind: 'remove', keys: [key] }))} sx={{ color: 'error.main' }}>
          {translate('branches.remove')}
        </MenuItem>
      </Menu>
    </>
  );
};
