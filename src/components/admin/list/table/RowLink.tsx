import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { hasPage, resourcePath } from '../../../../providers/paths.ts';
import { useListKit } from '../listKit.tsx';

/** The address of a row's own page, null when the resource has none. */
export const useRowPath = () => {
  const { resource, detail, pathOfRow } = useListKit();
  const linked = !detail && hasPage(resource, 'show');
  return (row: RaRecord) => pathOfRow?.(row) ?? (linked ? resourcePath(resource, 'show', row.id) : null);
};

/** The first cell of a row: a real link, so that a row can be reached, read out and opened in a tab. */
export const RowLink = ({ row, children }: { row: RaRecord; children: ReactNode }) => {
  const to = useRowPath()(row);
  if (!to) return children;
  return (
    <Link
      component={RouterLink}
      to={to}
      data-row-link
      underline="hover"
      sx={{ fontWeight: 550, color: 'text.primary', '&:hover': { color: 'primary.main' } }}
    >
      {children}
    </Link>
  );
};
