import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { tableEmptyTexts } from '#domain/formats/emptyTexts.ts';
import { endFirstLook } from '../../../providers/firstList/firstLook.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { StateBlock } from '../../ui/states/StateBlock.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useListKit } from './listKit.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import { ListCards } from './table/ListCards.tsx';
import { ListTable } from './table/ListTable.tsx';
import { useListQuery, useListStatus } from './useListStatus.ts';
import { useNarrow } from './useNarrow.ts';

const EMPTY_KEYS: Record<string, string> = {
  'No results found': 'list.emptyTitle',
  'Try searching again': 'list.emptySearch',
  'Try adjusting or clearing your filters to display better results.': 'list.emptyFilters',
};

const Nothing = ({ searchOrFilter }: { searchOrFilter: boolean }) => {
  const translate = useTranslate();
  const { values, setValues } = useListQuery();
  const { emptyHint, elsewhere } = useListKit();
  const [title = '', ...hints] = tableEmptyTexts({ searchOrFilter }).map((text) =>
    translate(EMPTY_KEYS[text] ?? text, { _: text }),
  );
  return (
    <EmptyState
      title={title}
      lines={searchOrFilter || !emptyHint ? hints : [translate(emptyHint)]}
      filtered={searchOrFilter}
      actions={
        searchOrFilter && (
          <>
            {typeof values.q === 'string' && elsewhere?.(values.q)}
            <Button variant="outlined" onClick={() => setValues({})}>
              {translate('list.clearFilters')}
            </Button>
          </>
        )
      }
    />
  );
};

/** The rows, or what stands in their place: loading, empty, empty by a filter, failed, forbidden; a banner when stale. */
export const ListBody = () => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { state, problem, searchOrFilter, refreshing, stale, loadedAt, retry } = useListStatus();
  const isShown = state !== 'loading';
  useEffect(() => {
    if (isShown) endFirstLook();
  }, [isShown]);
  if (!isShown) return <ListSkeleton />;
  if (state === 'rows') {
    return (
      <>
        {stale && problem && <StaleBanner problem={problem} loadedAt={loadedAt} onRetry={retry} />}
        {narrow ? <ListCards refreshing={refreshing} /> : <ListTable refreshing={refreshing} />}
      </>
    );
  }
  return (
    <ListFrame>
      {state === 'forbidden' && (
        <StateBlock
          icon={<LockIcon />}
          title={translate('list.forbidden')}
          lines={problem?.missing.map((group) =>
            translate('list.needsPermission', { permission: group.join(', ') }),
          )}
        />
      )}
      {state === 'failed' && (
        <FailedState
          title={translate('list.failed')}
          message={problem?.message}
          requestId={problem?.requestId}
          onRetry={retry}
        />
      )}
      {(state === 'empty' || state === 'emptyFiltered') && <Nothing searchOrFilter={searchOrFilter} />}
    </ListFrame>
  );
};
