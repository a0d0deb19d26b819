import type { ColourTokens } from './tokens.ts';

/** Tables for daily work: rows of 40 pixels, 13-pixel text, quiet headers, figures under each other. */
export const tables = (c: ColourTokens) => ({
  MuiTable: { defaultProps: { size: 'small' as const } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderBottomColor: c.line,
        fontVariantNumeric: 'tabular-nums',
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      },
      // A cell of two lines does not touch the lines around it.
      sizeSmall: { height: 40, padding: '4px 12px', fontSize: '0.8125rem' },
      head: {
        height: 36,
        color: c.muted,
        fontWeight: 550,
        fontSize: '0.75rem',
        backgroundColor: c.surface,
        whiteSpace: 'nowrap' as const,
      },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: c.canvas } } },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        minHeight: 28,
        '&.Mui-active': { color: c.text },
        '&:hover': { color: c.text },
        // What can be sorted says so before it is.
        '&:not(.Mui-active) .MuiTableSortLabel-icon': { color: c.faint, opacity: 0.7 },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      toolbar: { minHeight: 48 },
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem' },
    },
  },
});

/** react-admin's own parts: nothing is undoable, and its frames take our lines instead of shadows. */
export const reactAdminParts = (c: ColourTokens) => ({
  RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
  RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaUpdateButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaBulkDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaBulkUpdateButton: { defaultProps: { mutationMode: 'pessimistic' } },
  RaToolbar: {
    styleOverrides: { root: { backgroundColor: 'transparent', borderTop: `1px solid ${c.line}` } },
  },
  RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-headerCell': { backgroundColor: c.surface } } } },
});
