import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { countText } from '../../../components/ui/numberTexts.ts';

export interface Area {
  id: string;
  name: string;
  within: string | null;
  count: number;
}

interface Props {
  areas: readonly Area[];
  /** The area that the list beside is narrowed to. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const SHOWN = 6;

/** How many stores each area has, the most first; a click narrows the list to one of them. */
export const AreaBars = ({ areas, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const sorted = [...areas].sort((a, b) => b.count - a.count);
  const most = sorted[0]?.count ?? 1;
  const shown = isWhole ? sorted : sorted.filter(({ id }, at) => at < SHOWN || id === chosen);
  return (
    <Box role="group" aria-label={translate('promos.stores.byArea')} sx={{ display: 'grid', gap: 0.25 }}>
      {shown.map(({ id, name, count }) => (
        <ButtonBase
          key={id}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? null : id)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: '2px 12px',
            px: 1,
            py: 0.75,
            borderRadius: 1,
            textAlign: 'left',
            typography: 'body2',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-pressed="true"]': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {countText(count)}
          </Box>
          <Box
            aria-hidden
            component="span"
            sx={{ gridColumn: '1 / -1', height: 4, borderRadius: 2, bgcolor: 'action.hover' }}
          >
            <Box
              component="span"
              sx={{
                display: 'block',
                height: 1,
                width: `${Math.max(2, (count / most) * 100)}%`,
                borderRadius: 2,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
        </ButtonBase>
      ))}
      {sorted.length > SHOWN && (
        <Button
          size="small"
          aria-expanded={isWhole}
          sx={{ justifySelf: 'start' }}
          onClick={() => setWhole(!isWhole)}
        >
          {translate(isWhole ? 'promos.stores.fewerAreas' : 'promos.stores.allAreas', {
            count: sorted.length,
          })}
        </Button>
      )}
    </Box>
  );
};
