import { useQuery } from '@tanstack/react-query';
import type { NamedLookup } from '../../providers/verbs/lookupVerbs.ts';
import { NONE } from '../ui/texts.tsx';
import { useSukiDataProvider } from './useSukiDataProvider.ts';

const HOUR_MS = 3_600_000;

/** The label of a look-up's code; the code itself while the look-up is on the way or does not know it. */
export const LookupText = ({ list, code }: { list: NamedLookup; code: string | null }) => {
  const dataProvider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['lookup', list],
    queryFn: () => dataProvider.listLookup(list),
    staleTime: HOUR_MS,
    enabled: code !== null,
  });
  return <>{code === null ? NONE : (data?.find((row) => row.code === code)?.label ?? code)}</>;
};
