import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { hasPage, resourcePath } from '../../../../providers/paths.ts';
import { useListKit } from '../listKit.tsx';

/** The address of a row's own page, null when the resource has none. */
export const useRowPath = () => {
  const { resource, detail, pathOfRow } = useListKit();
  const linked = !detail && hasPage(resource, 'show');
  return (row: RaRecord) => {
    if (pathOfRow) return pathOfRow(row);
    return linked ? resourcePath(resource, 'show', row.id) : null;
  };
};

/**
 * Opens the page of a row, drawn in one go: as a transition, React cuts it into slices with frames between them, and from the click to
 * the record takes twice as long.
 */
export const useOpenRow = () => {
  const navigate = useNavigate();
  return (path: string) => navigate(path, { flushSync: true });
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The first cell of a row: a real link, so that a row can be reached, read out and opened in a tab. */
export const RowLink = ({ row, children }: { row: RaRecord; children: ReactNode }) => {
  const to = useRowPath()(row);
  const open = useOpenRow();
  if (!to) return children;
  const click = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(to);
  };
  return (
    <Link
      component={RouterLink}
      to={to}
      data-row-link
      onClick={click}
      underline="hover"
      sx={{ fontWeight: 550, color: 'text.primary', '&:hover': { color: 'primary.main' } }}
    >
      {children}
    </Link>
  );
};
