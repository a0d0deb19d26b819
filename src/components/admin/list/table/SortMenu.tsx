import SwapVertIcon from '@mui/icons-material/SwapVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListKit } from '../listKit.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useListQuery } from '../useListStatus.ts';

/** The order of the cards, where there are no column heads to click. */
export const SortMenu = () => {
  const translate = useTranslate();
  const { columns } = useListKit();
  const { sort, setSort } = useListQuery();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: Parameters<typeof setSort>[0]) => {
    setSort(next);
    setAnchor(null);
  };
  const choices = columns
    .filter((column) => column.sortable)
    .flatMap(({ field, label }) => [
      { field, order: 'ASC' as const, text: `${translate(label)} ↑` },
      { field, order: 'DESC' as const, text: `${translate(label)} ↓` },
    ]);
  return (
    <>
      <ToolButton
        icon={<SwapVertIcon fontSize="small" />}
        label={translate('list.sort')}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={sort === null} onClick={() => choose(null)}>
          {translate('list.unsorted')}
        </MenuItem>
        {choices.map(({ field, order, text }) => (
          <MenuItem
            key={text}
            selected={sort?.field === field && sort.order === order}
            onClick={() => choose({ field, order })}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
