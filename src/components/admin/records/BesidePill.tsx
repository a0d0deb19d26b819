import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { alpha, type Theme } from '@mui/material/styles';
import type { Tone } from '#domain/status.ts';
import { BESIDE_ID } from './BesidePanel.tsx';
import { type BesidePart, useBeside } from './besideContext.ts';

interface Props {
  part: BesidePart;
  label: string;
  tone: Exclude<Tone, 'neutral'>;
}

/** A pill in the head of a record that opens what is beside it, and closes it again. */
export const BesidePill = ({ part, label, tone }: Props) => {
  const beside = useBeside();
  const isOpen = beside.part === part;
  return (
    <ButtonBase
      aria-expanded={isOpen}
      aria-controls={isOpen ? BESIDE_ID : undefined}
      onClick={() => (isOpen ? beside.close() : beside.open(part))}
      sx={(theme: Theme) => ({
        height: 26,
        pl: 1.25,
        pr: 0.5,
        gap: 0.25,
        borderRadius: 13,
        border: `1px solid ${alpha(theme.palette[tone].main, 0.5)}`,
        bgcolor: alpha(theme.palette[tone].main, isOpen ? 0.24 : 0.12),
        color: 'text.primary',
        fontSize: theme.typography.pxToRem(12),
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&:hover': { bgcolor: alpha(theme.palette[tone].main, 0.24) },
      })}
    >
      {label}
      <ExpandMoreIcon sx={{ fontSize: 16, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
    </ButtonBase>
  );
};
