import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { CertificateQuarter } from '#contract/finance/certificates.ts';
import { manilaDate } from '#domain/day.ts';
import { withFilter } from '../../components/admin/list/filters/filterDefs.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

/** The quarters of which there is anything, the latest first. */
export const useQuarters = () => {
  const provider = useSukiDataProvider();
  return useQuery({
    queryKey: ['certificates', 'quarters'],
    queryFn: () => provider.listCertificateQuarters(),
  });
};

/** The one that is over last: what is to be done is done of it. */
const usual = (quarters: readonly CertificateQuarter[]): string | undefined =>
  (quarters.find(({ to }) => to < manilaDate(new Date())) ?? quarters[0])?.quarter;

/** The quarter that a list is narrowed to, else the last one that is over; and how another one is chosen. */
export const useChosenQuarter = (quarters: readonly CertificateQuarter[]) => {
  const { filterValues, setFilters } = useListContext();
  const value: unknown = filterValues.quarter;
  const named = Array.isArray(value) ? value[0] : value;
  return {
    quarter: typeof named === 'string' ? named : usual(quarters),
    choose: (quarter: string) => setFilters(withFilter(filterValues, 'quarter', [quarter])),
  };
};
