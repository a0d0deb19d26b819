import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../ToolButton.tsx';
import { useSavedViews } from './useSavedViews.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';
import { ViewRow } from './ViewRow.tsx';

/** Saved views: open, save the present one, rename, delete, and choose the one that opens first. */
export const ViewsMenu = () => {
  const translate = useTranslate();
  const { views, apply, save, rename, remove, setDefault } = useSavedViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** The view whose name is asked for: an id, or `new`. */
  const [naming, setNaming] = useState<string | null>(null);
  const ask = (what: string) => {
    setAnchor(null);
    setNaming(what);
  };
  const named = (name: string) => {
    if (naming === 'new') save(name);
    else if (naming !== null) rename(naming, name);
    setNaming(null);
  };
  return (
    <>
      <ToolButton
        icon={<BookmarkIcon fontSize="small" />}
        label={translate('list.views')}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {views.length === 0 && <MenuItem disabled>{translate('list.noViews')}</MenuItem>}
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            onOpen={() => {
              apply(view);
              setAnchor(null);
            }}
            onRename={() => ask(view.id)}
            onDelete={() => remove(view.id)}
            onDefault={() => setDefault(view.isDefault ? null : view.id)}
          />
        ))}
        <Divider />
        <MenuItem onClick={() => ask('new')}>{translate('list.saveView')}</MenuItem>
      </Menu>
      <ViewNameDialog
        open={naming !== null}
        title={translate(naming === 'new' ? 'list.saveView' : 'list.renameView')}
        name={views.find((view) => view.id === naming)?.name ?? ''}
        taken={views.filter((view) => view.id !== naming).map((view) => view.name)}
        onSave={named}
        onClose={() => setNaming(null)}
      />
    </>
  );
};
