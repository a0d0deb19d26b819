import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface Props {
  /** The first of them; none for whoever may not see accounts. */
  people: readonly { id: string; name: string }[];
  count: number;
}

/** The first of several people by name, and how many more there are. */
export const PeopleText = ({ people, count }: Props) => {
  const translate = useTranslate();
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name).join(', ');
  const more = count - people.length;
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {more > 0
        ? `${names} ${translate('roles.and')} ${translate('roles.more', { smart_count: more })}`
        : names}
    </Typography>
  );
};
