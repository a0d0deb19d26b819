import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { ImportMovedDialog } from '../shared/ImportMovedDialog.tsx';
import { ColumnLine } from './ColumnLine.tsx';
import { chosenOf, doubled, matched, missing } from './chosenFields.ts';
import { SheetChoice } from './SheetChoice.tsx';
import { useMapping } from './useMapping.ts';

/** Matches the columns of the file with the fields of its kind; `onBack` leads to the rows when they were matched before. */
export const MatchPanel = ({ job, onBack }: { job: ImportJob; onBack?: () => void }) => {
  const translate = useTranslate();
  const top = useRef<HTMLDivElement>(null);
  const isAnew = onBack !== undefined;
  useEffect(() => {
    if (isAnew) top.current?.focus();
  }, [isAnew]);
  const { map, isPending, hasMoved, reload } = useMapping(job);
  const [chosen, setChosen] = useState(chosenOf(job.columns));
  const twice = doubled(chosen);
  const lacking = missing(chosen, job.fields);
  const reason =
    twice.size > 0
      ? translate('imports.match.twiceBlocks')
      : lacking.length > 0
        ? translate('imports.match.missing', { fields: lacking.map(({ header }) => header).join(', ') })
        : undefined;
  const send = () =>
    map({ columns: job.columns.map(({ index }) => ({ index, field: chosen[index] || null })) });
  return (
    <Stack
      spacing={2.5}
      ref={top}
      role="group"
      aria-label={translate('imports.match.title')}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      <Panel
        title={translate('imports.match.title')}
        note={translate('imports.match.count', { matched: matched(job.columns), total: job.columns.length })}
      >
        {job.columns.some(({ how }) => how === 'remembered') && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {translate('imports.match.remembered')}
          </Alert>
        )}
        {reason && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {reason}
          </Alert>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {job.columns.map((column) => (
            <ColumnLine
              key={column.index}
              column={column}
              fields={job.fields}
              chosen={chosen[column.index] ?? ''}
              isTwice={twice.has(chosen[column.index] ?? '')}
              onChoose={(field) => setChosen((all) => ({ ...all, [column.index]: field }))}
            />
          ))}
        </Box>
      </Panel>
      <Panel title={translate('imports.match.sheetTitle')} note={translate('imports.match.sheetNote')}>
        <SheetChoice job={job} />
      </Panel>
      <FootBar state={translate('imports.match.promise')}>
        {onBack && <Button onClick={onBack}>{translate('common.back')}</Button>}
        <DisabledReason reason={reason}>
          <Button variant="contained" loading={isPending} onClick={send}>
            {translate('imports.match.go')}
          </Button>
        </DisabledReason>
      </FootBar>
      {hasMoved && <ImportMovedDialog job={job} onReload={reload} />}
    </Stack>
  );
};
