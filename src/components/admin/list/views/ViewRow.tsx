import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Tip } from '../../../ui/Tip.tsx';
import type { SavedView } from './savedView.ts';

interface Props {
  view: SavedView;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
  onDefault: () => void;
}

const Small = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <Tip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      {children}
    </IconButton>
  </Tip>
);

/** One saved view with its small actions. */
export const ViewRow = ({ view, onOpen, onRename, onDelete, onDefault }: Props) => {
  const translate = useTranslate();
  const { name, isDefault } = view;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
      <MenuItem onClick={onOpen} sx={{ flex: 1, minWidth: 140 }}>
        {name}
      </MenuItem>
      <Small
        label={translate(isDefault ? 'list.unsetDefault' : 'list.setDefault', { name })}
        onClick={onDefault}
      >
        {isDefault ? <StarIcon fontSize="small" color="primary" /> : <StarBorderIcon fontSize="small" />}
      </Small>
      <Small label={translate('list.renameNamed', { name })} onClick={onRename}>
        <EditIcon fontSize="small" />
      </Small>
      <Small label={translate('list.deleteNamed', { name })} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </Small>
    </Stack>
  );
};
