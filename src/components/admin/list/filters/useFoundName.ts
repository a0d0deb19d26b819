import { useQuery } from '@tanstack/react-query';
import type { FoundFilter } from './filterDefs.ts';

/** What a list is narrowed to, by its name; its id where that cannot be had, undefined while it is on the way. */
export const useFoundName = ({ field, nameOf }: FoundFilter, id: string | null): string | undefined => {
  const { data, isPending } = useQuery({
    queryKey: ['filterName', field, id],
    queryFn: async () => (id === null ? null : nameOf(id)),
    enabled: id !== null,
  });
  return isPending ? undefined : (data ?? id ?? undefined);
};
