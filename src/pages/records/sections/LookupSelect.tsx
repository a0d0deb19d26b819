import { useQueryClient } from '@tanstack/react-query';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FormSelect } from '../../../components/ui/fields/formSelects.ts';
import { useOptions } from '../../../components/ui/useOptions.ts';
import type { NamedLookup } from '../../../providers/verbs/verbs.ts';

const HOUR_MS = 3_600_000;

interface Props {
  name: string;
  list: NamedLookup;
  required?: boolean;
}

/** A select over a look-up; its list is asked for once an hour. */
export const LookupSelect = ({ name, list, required }: Props) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const labelOf = useFieldLabel();
  const { options, status, retry } = useOptions(list, async () => {
    const rows = await client.fetchQuery({
      queryKey: ['lookup', list],
      queryFn: () => provider.listLookup(list),
      staleTime: HOUR_MS,
    });
    return rows.map(({ code, label }) => ({ value: code, label }));
  });
  return (
    <FormSelect
      name={name}
      label={labelOf(name)}
      options={options}
      status={status}
      onRetry={retry}
      required={required}
      optional={!required}
    />
  );
};
