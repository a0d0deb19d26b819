import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Deed, isFinal } from './deeds.ts';

interface Props {
  deeds: readonly Deed[];
  /** Why a deed cannot be done now; nothing when it can. */
  reasonOf: (deed: Deed) => string | undefined;
  onChoose: (deed: Deed) => void;
}

/** The rarer deeds; those that cannot be taken back stand in red. */
export const DeedMenu = ({ deeds, reasonOf, onChoose }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (deeds.length === 0) return null;
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
        {deeds.map((deed) => {
          const reason = reasonOf(deed);
          return (
            <MenuItem
              key={deed}
              aria-disabled={reason ? true : undefined}
              sx={{
                color: reason ? 'text.disabled' : isFinal(deed) ? 'error.main' : undefined,
                display: 'block',
              }}
              onClick={() => {
                if (reason) return;
                setAnchor(null);
                onChoose(deed);
              }}
            >
              {translate(`review.act.${deed}`)}
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
