import { alpha, type Theme } from '@mui/material/styles';

/** Width of the column of row numbers, which stays at the left. */
export const ROW_HEAD = 64;
/** Width of the column that identifies rows, where it stays beside the row numbers. */
export const PINNED = 160;

const soft = (theme: Theme, tone: 'error' | 'warning' | 'info') => theme.palette[tone].light;

/** A sheet of cells: one style for all of it, for there are thousands of them. */
export const gridStyle = (theme: Theme) => {
  const tint = alpha(theme.palette.primary.main, 0.14);
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: theme.typography.pxToRem(13),
    '& th, & td': {
      height: 34,
      padding: '3px 10px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${theme.palette.divider}`,
      borderRight: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.paper,
      fontWeight: 400,
    },
    '& td': { maxWidth: 240, minWidth: 72, overflow: 'hidden', textOverflow: 'ellipsis', cursor: 'cell' },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: 36,
      fontSize: theme.typography.pxToRem(12),
      fontWeight: 550,
      color: theme.palette.text.secondary,
      backgroundColor: theme.palette.background.default,
    },
    '& thead th.troubled': { color: theme.palette.error.main },
    '& thead th.troubled::after': {
      content: 'attr(data-problems)',
      marginLeft: '6px',
      padding: '1px 6px',
      borderRadius: '9px',
      fontSize: theme.typography.pxToRem(11),
      fontVariantNumeric: 'tabular-nums',
      backgroundColor: soft(theme, 'error'),
    },
    '& .rowHead': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      minWidth: ROW_HEAD,
      color: theme.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'right',
    },
    '& thead .rowHead': { zIndex: 3 },
    [theme.breakpoints.up('sm')]: {
      '& .pinned': { position: 'sticky', left: ROW_HEAD, zIndex: 1, minWidth: PINNED, maxWidth: PINNED },
      '& thead .pinned': { zIndex: 3 },
    },
    '& td.error': {
      backgroundColor: soft(theme, 'error'),
      boxShadow: `inset 2px 0 ${theme.palette.error.main}`,
    },
    '& td.warning': {
      backgroundColor: soft(theme, 'warning'),
      boxShadow: `inset 2px 0 ${theme.palette.warning.main}`,
    },
    '& td.edited': { fontWeight: 550 },
    '& td.changed': { backgroundColor: soft(theme, 'info') },
    '& td.unsaved': { fontStyle: 'italic' },
    '& td.conflict': {
      backgroundColor: soft(theme, 'warning'),
      boxShadow: `inset 0 0 0 2px ${theme.palette.warning.main}`,
    },
    // Upon the colour that a cell has already.
    '& td.chosen': { backgroundImage: `linear-gradient(${tint}, ${tint})` },
    '& td.active': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
    '& td:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
    '& td.locked': { cursor: 'default', color: theme.palette.text.secondary },
    '& td.typing': { padding: 0, overflow: 'visible' },
    '& td input': {
      width: '100%',
      minWidth: 160,
      height: 33,
      padding: '0 9px',
      border: `2px solid ${theme.palette.primary.main}`,
      outline: 'none',
      font: 'inherit',
      color: theme.palette.text.primary,
      backgroundColor: theme.palette.background.paper,
    },
    // What stands there now, above what would.
    '& .was': {
      display: 'block',
      whiteSpace: 'normal',
      color: theme.palette.text.secondary,
      textDecoration: 'line-through',
    },
    '& tr.leftOut td:not(.locked)': {
      color: theme.palette.text.secondary,
      textDecoration: 'line-through',
    },
    '& tr.fixed td, & tr.fixed th': { opacity: 0.55, transition: 'opacity 400ms' },
  } as const;
};
