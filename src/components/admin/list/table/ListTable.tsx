import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate } from 'react-admin';
import { HiddenText } from '../../../ui/HiddenText.tsx';
import { PageCheck } from '../bulk/PageCheck.tsx';
import { ListFrame } from '../ListFrame.tsx';
import { useListKit } from '../listKit.tsx';
import { useListSettings } from '../useListSettings.ts';
import { tableColumns } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { moveBetweenRows } from './rowKeys.ts';
import { TableLine } from './TableLine.tsx';
import { useWiderThanBox } from './useWiderThanBox.ts';

/** Of the header of the shell and of the head of a record, below which the heads of the columns stay. */
const HEADER_HEIGHT = 'calc(56px + var(--head-bar, 0px))';

/** The rows as a table: its head stays in sight; a table wider than the page scrolls in a frame of its own. */
export const ListTable = ({ refreshing }: { refreshing: boolean }) => {
  const translate = useTranslate();
  const { title, detail, bulk } = useListKit();
  const { data = [] } = useListContext();
  const { shown, density } = useListSettings();
  const columns = tableColumns(shown);
  const { box, isWider } = useWiderThanBox();
  return (
    <ListFrame refreshing={refreshing}>
      <TableContainer
        ref={box}
        sx={{
          ...(isWider ? { maxHeight: `calc(100dvh - ${HEADER_HEIGHT} - 16px)` } : { overflow: 'visible' }),
          opacity: refreshing ? 0.6 : 1,
          transition: 'opacity 120ms',
        }}
      >
        <Table
          size="small"
          stickyHeader
          aria-label={title}
          aria-busy={refreshing}
          onKeyDown={moveBetweenRows}
          sx={{
            '& tbody td': { height: density === 'compact' ? 34 : 44 },
            '& thead th': { top: isWider ? 0 : HEADER_HEIGHT, bgcolor: 'background.paper' },
          }}
        >
          <TableHead>
            <TableRow>
              {bulk && (
                <TableCell padding="checkbox">
                  <PageCheck />
                </TableCell>
              )}
              {detail && (
                <TableCell padding="checkbox">
                  <HiddenText>{translate('list.details')}</HiddenText>
                </TableCell>
              )}
              {columns.map(({ column, below }) => (
                <HeadCell key={column.field} column={column} below={below} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <TableLine key={row.id} row={row} columns={columns} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ListFrame>
  );
};
