import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { wordOf } from '#domain/audit/words.ts';
import { FailedState } from '../../../ui/states/FailedState.tsx';
import { FieldChanges } from '../../audit/FieldChanges.tsx';
import { recordName } from '../../audit/RecordName.tsx';
import { Loading } from '../../Loading.tsx';
import { problemOf } from '../../problem.ts';
import { useLanguage } from '../../useLanguage.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { useRecordShell } from '../recordContext.ts';
import { useRecordOwner } from '../useRecordOwner.ts';
import { changesOfRound, type Round, roundOf } from './changesOfRound.ts';

/** A round longer than that is read in the history. */
const MOST_PAGES = 5;

type Provider = ReturnType<typeof useSukiDataProvider>;

/** The history of a partner itself or of a store, back to an instant. */
const readBack = async (
  { listRecordTimeline }: Provider,
  partnerId: string,
  merchantId: string | null,
  from: string,
): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { list, next } = await listRecordTimeline(partnerId, merchantId, cursor);
    entries.push(...list);
    const last = entries.at(-1);
    if (!next || (last && last.at < from)) break;
    cursor = next;
  }
  return entries;
};

const useChanges = (remarks: readonly Remark[], round: Round) => {
  const dataProvider = useSukiDataProvider();
  const owner = useRecordOwner();
  // Of a partner its stores may have been asked too.
  const asked = [...new Set(remarks.map(({ merchantId }) => owner?.merchantId ?? merchantId))];
  return useQuery({
    queryKey: ['round', owner?.partnerId, asked, round],
    queryFn: async () => {
      const read = (merchantId: string | null) =>
        readBack(dataProvider, owner?.partnerId ?? '', merchantId, round.from);
      return changesOfRound((await Promise.all(asked.map(read))).flat(), round);
    },
    enabled: owner !== null,
  });
};

function Changes({ remarks, round }: { remarks: readonly Remark[]; round: Round }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useChanges(remarks, round);
  const problem = error && problemOf(error);
  return (
    <Box component="section" aria-label={translate('records.roundChanges')} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('records.roundChanges')}
      </Typography>
      {problem && !data && (
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={() => void refetch()} />
      )}
      {!data && !problem && (
        <Loading spacing={1}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </Loading>
      )}
      {data?.map((entry) => (
        <Box key={entry.id} sx={{ mt: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {wordOf('target', entry.target, language)} {recordName(entry, language)}
          </Typography>
          <FieldChanges changes={entry.changes} operation={entry.operation} isNarrow />
        </Box>
      ))}
    </Box>
  );
}

/** What was changed since the review asked for it, before and after, for staff who look at it again: nothing else has to be read. */
export const RoundChanges = ({ remarks }: { remarks: readonly Remark[] }) => {
  const { isExternal } = useRecordShell();
  const round = roundOf(remarks);
  return isExternal || !round ? null : <Changes remarks={remarks} round={round} />;
};
