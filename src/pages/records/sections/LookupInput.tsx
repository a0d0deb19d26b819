import { useQueryClient } from '@tanstack/react-query';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { SelectInput } from '../../../components/ui/fields/SelectInput.tsx';
import { useOptions } from '../../../components/ui/useOptions.ts';

const HOUR_MS = 3_600_000;

/** A select over the look-up of a field; its list is asked for once an hour. */
export const LookupInput = ({ source }: { source: string }) => {
  const { list } = useField(source).row;
  if (!list) throw new Error(`${source} is not chosen from a look-up`);
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const { options, status, retry } = useOptions(list, async () => {
    const rows = await client.fetchQuery({
      queryKey: ['lookup', list],
      queryFn: () => provider.listLookup(list),
      staleTime: HOUR_MS,
    });
    return rows.map(({ code, label }) => ({ value: code, label }));
  });
  return <SelectInput source={source} options={options} status={status} onRetry={retry} />;
};
