import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useOverflows } from '../../ui/useOverflows.ts';

interface SumColumn {
  label: string;
  /** On a phone there is no room for it. */
  isWide?: true;
}

export interface SumRow {
  key: string;
  name: string;
  /** Where the rows are that it is the sum of. */
  to?: To;
  /** One for each column. */
  sums: readonly ReactNode[];
}

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const cells = {
  '& td, & th': { px: { xs: 0.5, sm: 1 }, py: 0.5 },
  // Heads of two words stand in two lines on a phone, so that all columns are seen.
  '& thead th': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, verticalAlign: 'bottom' },
  '& tr:last-child > *': { borderBottom: 0 },
} as const;

interface Props {
  title: string;
  columns: readonly SumColumn[];
  rows: readonly SumRow[];
  /** Pixels; what is more scrolls. */
  height?: number;
}

/** Sums, a line each; many of them scroll within the table. */
export const SumTable = ({ title, columns, rows, height = 340 }: Props) => {
  const [box, isOver] = useOverflows<HTMLDivElement>();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        ref={box}
        // Scrolled by the keyboard too.
        {...(isOver ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
        sx={{ maxHeight: height, overflow: 'auto' }}
      >
        <Table size="small" stickyHeader aria-label={title} sx={cells}>
          <TableHead>
            <TableRow>
              <TableCell>{title}</TableCell>
              {columns.map(({ label, isWide }) => (
                <TableCell key={label} align="right" sx={isWide ? wide : undefined}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, name, to, sums }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {to ? (
                    <Link component={RouterLink} to={to}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </TableCell>
                {columns.map(({ label, isWide }, at) => (
                  <TableCell key={label} align="right" sx={{ ...figures, ...(isWide ? wide : {}) }}>
                    {sums[at]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};
