import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { JOURNEY_KIND_NAMES, JOURNEY_KINDS, type JourneyKind } from '#domain/applicants/funnel.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';

interface Props {
  kind: JourneyKind | undefined;
  onChoose: (kind: JourneyKind | undefined) => void;
}

/** What the applications are for that are counted: a chip, and one of the kinds behind it. */
export const KindFilter = ({ kind, onChoose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('funnel.kind');
  const choose = (chosen: JourneyKind | undefined) => {
    onChoose(chosen);
    setAnchor(null);
  };
  return (
    <>
      <Chip
        clickable
        size="small"
        variant="outlined"
        icon={kind ? undefined : <AddIcon />}
        label={
          kind ? (
            <span>
              {label}:{' '}
              <Box component="strong" sx={{ fontWeight: 600, color: 'primary.main' }}>
                {JOURNEY_KIND_NAMES[kind][language]}
              </Box>
            </span>
          ) : (
            label
          )
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        onDelete={kind && (() => onChoose(undefined))}
        deleteIcon={<CancelIcon aria-label={translate('list.removeFilter', { name: label })} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ borderStyle: kind ? 'solid' : 'dashed', height: 28, maxWidth: '100%' }}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[undefined, ...JOURNEY_KINDS].map((one) => (
          <MenuItem
            key={one ?? 'all'}
            role="menuitemradio"
            aria-checked={one === kind}
            selected={one === kind}
            onClick={() => choose(one)}
            sx={{ whiteSpace: 'normal' }}
          >
            {one ? JOURNEY_KIND_NAMES[one][language] : translate('funnel.allKinds')}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
