import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDate, manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { dueDayOf, dueNextOn } from '#domain/settlement/certificates/quarter.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Tile } from './Tile.tsx';

/** By when payees have the next certificates of form 2307, and how many of that quarter are issued. */
export const CertificatesTile = () => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const { data, error } = useQuery({
    queryKey: ['certificates', 'quarters'],
    queryFn: () => dataProvider.listCertificateQuarters(),
  });
  const today = manilaDate(new Date());
  const known = new Map(data?.map((row) => [row.quarter, row.count]));
  // Of a quarter in which nothing was settled nothing is due.
  const due = dueNextOn(today, (quarter) => known.get(quarter) !== 0);
  const count = known.get(due) ?? 0;
  const dueDay = dueDayOf(due);
  const isLate = dueDay < today && count === 0;
  const quarter = `Q${due.slice(-1)} ${due.slice(0, 4)}`;
  return (
    <Tile
      label={translate('dashboard.certificatesDue')}
      to={pathOf('certificateList')}
      figure={data && formatDate(dueDay)}
      isFailed={Boolean(error) && !data}
      {...(data && {
        note: translate(`dashboard.certificates${isLate ? 'Late' : 'Issued'}`, {
          quarter,
          smart_count: count,
        }),
      })}
    />
  );
};
