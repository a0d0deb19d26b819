import { TOOLTIP_DELAY_MS } from '#domain/delays.ts';
import { type ColourTokens, RADIUS } from './tokens.ts';

/** Paper, cards, dialogs, menus, tooltips: told apart by a line, and by a shadow only when they float. */
export const surfaces = (c: ColourTokens, floating: string) => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
      '*:focus-visible': { outline: `2px solid ${c.accent}`, outlineOffset: 2 },
      'main:focus, main:focus-visible': { outline: 'none' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: RADIUS.medium } },
  },
  MuiCard: {
    styleOverrides: {
      root: { border: `1px solid ${c.line}`, borderRadius: RADIUS.medium, boxShadow: 'none' },
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiPopover: {
    styleOverrides: {
      paper: { border: `1px solid ${c.line}`, boxShadow: floating, borderRadius: RADIUS.medium },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 34, fontSize: '0.875rem', borderRadius: RADIUS.small, padding: '6px 10px' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { border: `1px solid ${c.line}`, boxShadow: floating, borderRadius: RADIUS.large },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 600, padding: '20px 24px 8px' } },
  },
  MuiDialogActions: {
    // Two long labels stand below each other on a narrow screen.
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' as const } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: TOOLTIP_DELAY_MS, enterNextDelay: TOOLTIP_DELAY_MS },
    styleOverrides: {
      tooltip: {
        backgroundColor: c.text,
        color: c.surface,
        fontSize: '0.75rem',
        fontWeight: 400,
        padding: '6px 8px',
      },
      arrow: { color: c.text },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: RADIUS.medium, fontSize: '0.875rem', padding: '4px 12px', alignItems: 'center' },
      standard: {
        '&.MuiAlert-colorError': { backgroundColor: c.dangerSoft, color: c.danger },
        '&.MuiAlert-colorWarning': { backgroundColor: c.warningSoft, color: c.warning },
        '&.MuiAlert-colorInfo': { backgroundColor: c.infoSoft, color: c.info },
        '&.MuiAlert-colorSuccess': { backgroundColor: c.successSoft, color: c.success },
        '& .MuiAlert-icon': { color: 'inherit' },
      },
    },
  },
  MuiSnackbarContent: {
    // An address of e-mail, which has no place to break at, else pushes it out of a phone's screen.
    styleOverrides: { root: { borderRadius: RADIUS.medium, boxShadow: floating, overflowWrap: 'anywhere' } },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' as const } },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: c.sunken } } },
  MuiDivider: { styleOverrides: { root: { borderColor: c.line } } },
});
