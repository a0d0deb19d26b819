import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Location } from '#contract/shapes/promoShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { VirtualList } from '../../../components/ui/virtual/VirtualList.tsx';
import type { StorePages } from './useStorePages.ts';

const ROW = 52;
const HEIGHT = 8 * ROW;

// A narrow row cuts the end: where a store is tells more than whose it is, which people outside know.
const placeText = ({ city, province, partnerName }: Location, isStaff: boolean): string =>
  [city, province, isStaff && partnerName].filter(Boolean).join(' · ');

const StoreLine = ({ store, isChosen }: { store: Location | undefined; isChosen?: boolean }) => {
  const isStaff = useUser().type === 'INTERNAL';
  const Tick = isChosen ? CheckedIcon : UncheckedIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, width: 1 }}>
      {isChosen !== undefined && (
        <Tick aria-hidden fontSize="small" sx={{ color: isChosen ? 'primary.main' : 'text.secondary' }} />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {store ? (
          <>
            <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
              {store.merchantName}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary" noWrap>
              {placeText(store, isStaff)}
            </Typography>
          </>
        ) : (
          <>
            <Skeleton width="45%" />
            <Skeleton width="30%" />
          </>
        )}
      </Box>
    </Box>
  );
};

interface Props {
  pages: StorePages;
  /** A search or an area narrows them: an empty list says so. */
  isNarrowed: boolean;
  choice?: { takesPart: (id: string) => boolean; onToggle: (id: string) => void };
}

/** Stores in a list of which only the rows in sight are drawn and only the pages in sight are fetched. */
export const StoreRows = ({ pages, isNarrowed, choice }: Props) => {
  const translate = useTranslate();
  const { count, storeAt, error, retry, onWindow, isAtLeast } = pages;
  if (error && count === null) {
    const { message, requestId } = problemOf(error);
    return <FailedState message={message} requestId={requestId} onRetry={retry} />;
  }
  if (count === null) {
    return (
      <Skeleton variant="rounded" height={4 * ROW} role="status" aria-label={translate('common.loading')} />
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        filtered={isNarrowed}
        title={translate(isNarrowed ? 'list.emptyTitle' : 'promos.stores.none')}
      />
    );
  }
  const idAt = (at: number) => storeAt(at)?.merchantId;
  return (
    <>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <VirtualList
          label={translate('promos.stores.list')}
          count={count}
          rowHeight={ROW}
          height={HEIGHT}
          onWindow={onWindow}
          choice={
            choice && {
              isChosen: (at) => {
                const id = idAt(at);
                return id !== undefined && choice.takesPart(id);
              },
              onToggle: (at) => {
                const id = idAt(at);
                if (id !== undefined) choice.onToggle(id);
              },
            }
          }
          renderRow={(at) => {
            const store = storeAt(at);
            return (
              <StoreLine
                store={store}
                isChosen={choice ? store !== undefined && choice.takesPart(store.merchantId) : undefined}
              />
            );
          }}
        />
      </Box>
      {isAtLeast && (
        <Typography variant="caption" color="textSecondary">
          {translate('promos.stores.narrow')}
        </Typography>
      )}
    </>
  );
};
