import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';

interface Props {
  job: ImportJob;
  disabled: boolean;
  onChoose: (headerRow: number) => void;
}

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  '& td, & th': {
    px: 1.25,
    py: 0.5,
    maxWidth: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
  },
  '& tr[aria-current] td, & tr[aria-current] th': { bgcolor: 'primary.light', fontWeight: 600 },
  '& th': { position: 'sticky', left: 0, bgcolor: 'background.paper', color: 'text.secondary' },
} as const;

/** The first rows of a sheet as they stand in the file; each can be taken as the row of headers. */
export const PreviewRows = ({ job: { preview, headerRow }, disabled, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('imports.match.preview')}
      sx={{
        position: 'relative',
        maxHeight: 320,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="table" sx={table}>
        <tbody>
          {preview.map(({ row, cells }) => {
            const isHeader = row === headerRow;
            return (
              <tr key={row} aria-current={isHeader ? 'true' : undefined}>
                <th scope="row">
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Box component="span" sx={{ minWidth: 24, textAlign: 'right' }}>
                      {row}
                    </Box>
                    <Button
                      size="small"
                      disabled={disabled || isHeader}
                      aria-label={translate('imports.match.headerOf', { row })}
                      onClick={() => onChoose(row)}
                      sx={{ minHeight: 26, py: 0, fontSize: 12 }}
                    >
                      {translate(isHeader ? 'imports.match.isHeader' : 'imports.match.header')}
                    </Button>
                  </Box>
                </th>
                {cells.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={at}>{text}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
};
