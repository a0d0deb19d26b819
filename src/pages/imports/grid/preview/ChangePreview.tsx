import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { countText } from '../../../../components/ui/numberTexts.ts';
import { KeyWarning } from '../../shared/KeyWarning.tsx';
import type { Proposal } from '../cellTexts.ts';
import type { Preview } from './changePreview.ts';

/** So many columns fit beside each other in a dialog of medium width. */
const FEW_COLUMNS = 3;

interface Props {
  proposal: Proposal;
  preview: Preview;
  onConfirm: () => void;
  onCancel: () => void;
}

const tableStyle = (theme: Theme) =>
  ({
    borderCollapse: 'collapse',
    // A number stays on one line; what is wider is scrolled.
    width: 'max-content',
    minWidth: '100%',
    fontSize: theme.typography.pxToRem(13),
    '& th, & td': {
      padding: '4px 10px',
      textAlign: 'left',
      verticalAlign: 'top',
      border: `1px solid ${theme.palette.divider}`,
      fontWeight: 400,
      maxWidth: 220,
      overflowWrap: 'anywhere',
      color: 'text.primary',
    },
    '& thead th': { fontWeight: 550, whiteSpace: 'nowrap', color: 'text.secondary' },
    '& thead th.key, & td.key': { backgroundColor: theme.palette.warning.light },
    '& del': { display: 'block', color: 'text.secondary' },
    '& ins': { textDecoration: 'none', fontWeight: 550 },
  }) as const;

/** The first rows of a change: what stands in each cell now, and what would. */
const FirstRows = ({ preview: { columns, first, rows } }: { preview: Preview }) => {
  const translate = useTranslate();
  const shown = (text: string) => text || translate('imports.empty');
  return (
    <Box>
      <Box
        role="region"
        aria-label={translate('imports.preview.first')}
        tabIndex={0}
        sx={{ overflowX: 'auto', maxHeight: 320 }}
      >
        <Box component="table" sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{translate('imports.grid.row')}</th>
              {columns.map(({ index, header, isKey }) => (
                <th key={index} scope="col" className={isKey ? 'key' : undefined}>
                  {header || translate('imports.match.noHeader')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {cells.map(({ before, after, isLocked }, at) => (
                  <td key={columns[at]?.index} className={columns[at]?.isKey ? 'key' : undefined}>
                    {after === null || isLocked || after === before ? (
                      shown(before)
                    ) : (
                      <>
                        <del>{shown(before)}</del>
                        <ins>{shown(after)}</ins>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {rows > first.length && first.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          {translate('imports.preview.more', {
            smart_count: rows - first.length,
            count: countText(rows - first.length),
          })}
        </Typography>
      )}
    </Box>
  );
};

/** What a person may not expect of the change: rows and columns in between, and what is left out. */
const useNotes = (
  { rowsBeyond, columnsBeyond }: Proposal,
  { skipsRows, skipsColumns, locked }: Preview,
): string[] => {
  const translate = useTranslate();
  const counted = (key: string, count: number) =>
    count > 0 ? [translate(`imports.preview.${key}`, { smart_count: count, count: countText(count) })] : [];
  return [
    ...(skipsRows ? [translate('imports.preview.skipsRows')] : []),
    ...(skipsColumns ? [translate('imports.preview.skipsColumns')] : []),
    ...counted('rowsBeyond', rowsBeyond),
    ...counted('columnsBeyond', columnsBeyond),
    ...counted('locked', locked),
  ];
};

/** Shows which rows and columns a change of several cells fills, before it is taken. Enter takes it, Escape does not. */
export const ChangePreview = ({ proposal, preview, onConfirm, onCancel }: Props) => {
  const translate = useTranslate();
  const [isAccepted, setAccepted] = useState(false);
  const notes = useNotes(proposal, preview);
  const { changed, columns, where, rows, keys } = preview;
  const isDisabled = changed === 0 || (keys.rows > 0 && !isAccepted);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isDisabled) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <ConfirmDialog
      open
      maxWidth={columns.length > FEW_COLUMNS ? 'md' : 'sm'}
      disabled={isDisabled}
      title={translate(`imports.preview.title.${proposal.action}`)}
      confirmLabel={translate('imports.preview.confirm', { smart_count: changed, count: countText(changed) })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack spacing={1.5} onKeyDown={onKeyDown}>
        <Typography variant="body2" color="textPrimary">
          {translate('imports.preview.columns', {
            smart_count: columns.length,
            columns: columns.map(({ header }) => header || translate('imports.match.noHeader')).join(', '),
          })}
          <br />
          {translate('imports.preview.rows', { smart_count: rows, where, count: countText(rows) })}
        </Typography>
        {keys.rows > 0 && (
          <KeyWarning
            columns={keys.columns}
            rows={keys.rows}
            isAccepted={isAccepted}
            onChange={setAccepted}
          />
        )}
        {notes.length > 0 && (
          <Alert severity="info">
            {notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
          </Alert>
        )}
        {changed === 0 ? (
          <Typography variant="body2">{translate('imports.preview.nothing')}</Typography>
        ) : (
          <FirstRows preview={preview} />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
