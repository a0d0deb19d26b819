import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNarrow } from '../../components/admin/list/useNarrow.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { QuickSearch } from '../../components/ui/QuickSearch.tsx';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { MatrixAccordion } from './MatrixAccordion.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import { searchRows } from './matrixModel.ts';
import { useMatrix } from './useMatrix.ts';

const T = 'resources.accessRoles';

/** Modules × kinds of action with a switch for each responsibility; on a phone a list of modules. */
export const ResponsibilityMatrix = () => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const matrix = useMatrix();
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const rows = searchRows(matrix.rows, query);
  const { focusRef } = matrix;
  useEffect(() => {
    focusRef({ focus: () => box.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus() });
  }, [focusRef]);
  // Judged once the focus leaves the whole matrix: a message that appears under a tap would move the switch away from it.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) matrix.onBlur();
  };
  const View = narrow ? MatrixAccordion : MatrixGrid;
  return (
    <Panel
      title={translate(`${T}.matrix`)}
      note={[narrow ? '' : translate(`${T}.matrixKeys`), translate(`${T}.matrixNote`)].join(' ').trim()}
      aside={
        <Typography variant="body2" role="status" sx={{ fontWeight: 500, whiteSpace: 'nowrap', pt: 0.25 }}>
          {translate(`${T}.chosen`, { count: matrix.count, total: matrix.total })}
        </Typography>
      }
    >
      <Stack spacing={1.5} ref={box} onBlur={leave}>
        {matrix.error && <FormHelperText error>{matrix.error}</FormHelperText>}
        <QuickSearch label={translate(`${T}.matrixSearch`)} value={query} onChange={setQuery} />
        {rows.length > 0 ? (
          <View matrix={matrix} rows={rows} />
        ) : (
          <EmptyState filtered title={translate(`${T}.matrixNone`, { query })} />
        )}
      </Stack>
    </Panel>
  );
};
