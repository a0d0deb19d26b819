import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { RowCheck } from '../bulk/RowCheck.tsx';
import { ListFrame } from '../ListFrame.tsx';
import { useListKit } from '../listKit.tsx';
import { useListSettings } from '../useListSettings.ts';
import { cellOf } from './column.ts';
import { FoldButton } from './FoldButton.tsx';
import { RowLink, useOpenRow, useRowPath } from './RowLink.tsx';
import { isRowClick, moveBetweenRows } from './rowKeys.ts';

/** A long status stands below the title instead of beside it. */
const head = { display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0, columnGap: 1, rowGap: 0.5 } as const;
const headTitle = { flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' } as const;

const Card = ({ row }: { row: RaRecord }) => {
  const translate = useTranslate();
  const { detail, bulk } = useListKit();
  const { shown } = useListSettings();
  const openRow = useOpenRow();
  const path = useRowPath()(row);
  const [open, setOpen] = useState(false);
  const role = (at: number) => shown[at]?.cardRole ?? (at === 0 ? 'title' : 'fact');
  const inRole = (wanted: ReturnType<typeof role>) => shown.filter((_, at) => role(at) === wanted);
  const [facts, titles, statuses] = [inRole('fact'), inRole('title'), inRole('status')];
  const deeds = inRole('deed').flatMap(({ field, render }) => {
    const deed = render?.(row) ?? null;
    return deed === null ? [] : [<span key={field}>{deed}</span>];
  });
  const click = () => (path ? openRow(path) : detail && setOpen(!open));
  return (
    <Box
      component="li"
      onClick={(event) => isRowClick(event.target) && click()}
      sx={{ p: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        {bulk && <RowCheck row={row} />}
        <Box sx={head}>
          <Typography component="div" variant="body1" sx={headTitle}>
            {titles.map((column) => (
              <span key={column.field}>
                <RowLink row={row}>{cellOf(column, row)}</RowLink>
                {column.note?.(row)}
              </span>
            ))}
          </Typography>
          {statuses.map((column) => (
            <span key={column.field}>{cellOf(column, row)}</span>
          ))}
        </Box>
        {detail && <FoldButton open={open} onClick={() => setOpen(!open)} />}
      </Stack>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' }}
      >
        {facts.map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate(column.label)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}
            >
              {cellOf(column, row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {deeds.length > 0 && <Box sx={{ mt: 1, textAlign: 'right' }}>{deeds}</Box>}
      {open && <Box sx={{ mt: 2 }}>{detail?.(row)}</Box>}
    </Box>
  );
};

/** The rows as cards, from the same columns as the table. */
export const ListCards = ({ refreshing }: { refreshing: boolean }) => {
  const { title } = useListKit();
  const { data = [] } = useListContext();
  return (
    <ListFrame refreshing={refreshing}>
      <Box
        component="ul"
        aria-label={title}
        aria-busy={refreshing}
        onKeyDown={moveBetweenRows}
        sx={{ listStyle: 'none', m: 0, p: 0, opacity: refreshing ? 0.6 : 1 }}
      >
        {data.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </Box>
    </ListFrame>
  );
};
