import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../../components/admin/useSukiDataProvider.ts';
import { Lines } from './Lines.tsx';

const WHAT = ['claims', 'forms', 'requests', 'changes'] as const;

/** What an account would leave behind, once that is known. */
export const LeftBehindLines = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data } = useQuery({ queryKey: ['leftBehind', id], queryFn: () => provider.getLeftBehind(id) });
  if (!data) return null;
  const lines = WHAT.filter((what) => data[what] > 0);
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {translate('users.leave.left')}
      </Typography>
      {lines.length === 0 ? (
        <Typography variant="body2">{translate('users.leave.nothing')}</Typography>
      ) : (
        <Lines of={lines.map((what) => translate(`users.leave.${what}`, { smart_count: data[what] }))} />
      )}
    </div>
  );
};
