import Link from '@mui/material/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { useFormBase } from '../../../components/admin/form/formSpec.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { SelectInput } from '../../../components/ui/fields/SelectInput.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { useOptions } from '../../../components/ui/useOptions.ts';

const HOUR_MS = 3_600_000;

/** The name of a brand by its id, also of one that is not active any more; nothing while it is on the way. */
const useBrandName = (id: string | null): string | undefined => {
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['partners', 'brandName', id],
    queryFn: () => provider.getBrandName(id ?? ''),
    staleTime: HOUR_MS,
    enabled: id !== null,
  });
  return data ?? undefined;
};

/** The brand in a field of the record around it: its name, leading to it. */
export const BrandField = ({ source }: { source: string }) => {
  const { value } = useField(source);
  const id = typeof value === 'string' ? value : null;
  const name = useBrandName(id);
  if (id === null) return NONE;
  return (
    <Link component={RouterLink} to={pathOf('recordOverview', { type: 'partners', id })}>
      {name ?? `#${id}`}
    </Link>
  );
};

/** A select of the active brands; the one that the partner belongs to stands there in any case. */
export const BrandInput = ({ source }: { source: string }) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const record = useFormBase() as WholeRecord | undefined;
  const current = record?.kind === 'partner' ? record.partnerBrandId : null;
  const currentName = useBrandName(current);
  const { options, status, retry } = useOptions('brands', () =>
    client.fetchQuery({
      queryKey: ['choices', 'brand', ''],
      queryFn: () => provider.listBrands(),
      staleTime: HOUR_MS,
    }),
  );
  const isMissing = current !== null && !options.some(({ value }) => value === current);
  const held = isMissing ? [{ value: current, label: currentName ?? `#${current}` }] : [];
  return <SelectInput source={source} options={[...held, ...options]} status={status} onRetry={retry} />;
};
