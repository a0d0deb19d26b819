import { type ColourTokens, RADIUS } from './tokens.ts';

/** A thumb of 16 pixels inside a track of 20; the box around it is as large as MUI's, so that labels stay where they are. */
const switchStyle = (c: ColourTokens) => ({
  root: {
    padding: '9px 11px',
    '& .MuiSwitch-switchBase': { padding: 2, margin: '9px 11px', '&.Mui-checked': checkedSwitch(c) },
    '& .MuiSwitch-thumb': { width: 16, height: 16, boxShadow: 'none' },
    '&.MuiSwitch-sizeSmall': { width: 58, height: 38, padding: '9px 11px' },
    '&.MuiSwitch-sizeSmall .MuiSwitch-switchBase': { padding: 2 },
  },
  switchBase: {
    color: c.surface,
    '&.Mui-disabled': { color: c.surface },
    '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
  },
  track: { borderRadius: 10, backgroundColor: c.field, opacity: 1 },
});

const checkedSwitch = (c: ColourTokens) => ({
  color: c.onAccent,
  transform: 'translateX(16px)',
  '& + .MuiSwitch-track': { backgroundColor: c.accent, opacity: 1 },
});

/** Buttons, inputs, chips, tabs: 36 pixels high, one accent, a visible line. */
export const controls = (c: ColourTokens) => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        // What has no type of its own, a pill say, is set as what is around it, not in the browser's font of buttons.
        fontFamily: 'inherit',
        // The base takes the outline away, and there is no ripple to show where the focus is.
        '&:focus-visible, &.Mui-focusVisible': { outline: `2px solid ${c.accent}`, outlineOffset: -2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: RADIUS.small, minHeight: 36, padding: '6px 14px', whiteSpace: 'nowrap' as const },
      sizeSmall: { minHeight: 32, padding: '4px 10px', fontSize: '0.8125rem' },
      outlined: { borderColor: c.line, color: c.text, backgroundColor: c.surface },
      text: { '&:hover': { backgroundColor: c.sunken } },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: RADIUS.small, '&:hover': { backgroundColor: c.sunken } } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined' as const, size: 'small' as const, fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined' as const, size: 'small' as const } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: RADIUS.small,
        backgroundColor: c.surface,
        fontSize: '0.875rem',
        '&.Mui-disabled': { backgroundColor: c.sunken },
      },
      notchedOutline: { borderColor: c.field },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: '0.875rem', color: c.muted } } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: '0.75rem' } } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: RADIUS.small, fontWeight: 500, fontSize: '0.75rem' },
      sizeSmall: { height: 22 },
      outlined: { borderColor: c.line },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40, borderBottom: `1px solid ${c.line}` },
      indicator: { height: 2 },
    },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, padding: '8px 12px', minWidth: 0, fontSize: '0.875rem' } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' as const },
    styleOverrides: { root: { color: c.accentText, fontWeight: 500 } },
  },
  MuiSwitch: { styleOverrides: switchStyle(c) },
  MuiCheckbox: { defaultProps: { size: 'small' as const }, styleOverrides: { root: { color: c.field } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: c.line,
        color: c.muted,
        padding: '4px 10px',
        textTransform: 'none' as const,
        '&.Mui-selected': { backgroundColor: c.accentSoft, color: c.accentText },
      },
    },
  },
});
