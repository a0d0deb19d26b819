import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Associate } from '#contract/associates.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { NONE } from '../../../components/ui/texts.tsx';
import { storePath } from './personPaths.ts';

/** The stores of a person, each leading to its own page. */
export const PersonStores = ({ merchants }: Pick<Associate, 'merchants'>) => {
  const { type, id } = useRecordShell();
  if (merchants.length === 0) return NONE;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 0.75,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      {merchants.map((store) => (
        <li key={store.id}>
          <Link component={RouterLink} to={storePath({ type, id }, store.id)}>
            {store.merchantName}
          </Link>
        </li>
      ))}
    </Box>
  );
};
