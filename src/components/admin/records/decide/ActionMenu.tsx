import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isFinal, type RecordAction } from './recordActions.ts';

interface Props {
  actions: readonly RecordAction[];
  /** Why an action cannot be done now; nothing when it can. */
  reasonOf: (action: RecordAction) => string | undefined;
  onChoose: (action: RecordAction) => void;
}

/** The rarer actions; those that cannot be taken back stand in red. */
export const ActionMenu = ({ actions, reasonOf, onChoose }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('review.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => {
          const reason = reasonOf(action);
          return (
            <MenuItem
              key={action}
              aria-disabled={reason ? true : undefined}
              sx={{
                color: reason ? 'text.disabled' : isFinal(action) ? 'error.main' : undefined,
                display: 'block',
              }}
              onClick={() => {
                if (reason) return;
                setAnchor(null);
                onChoose(action);
              }}
            >
              {translate(`review.act.${action}`)}
              {reason && (
                <Typography variant="caption" component="div" color="textSecondary">
                  {reason}
                </Typography>
              )}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
