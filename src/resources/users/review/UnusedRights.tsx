import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReviewRow } from '#contract/people/accessReview.ts';
import { formatDate } from '#domain/day.ts';
import { Tip } from '../../../components/ui/Tip.tsx';

type Unused = ReviewRow['unusedRights'][number];

const SHOWN = 2;

/** A right in words: what it is called, and what gives it and when it was used last. */
const useRightWords = () => {
  const translate = useTranslate();
  return ({ permission, roles, lastUsed }: Unused) => ({
    name: translate(`permissions.label.${permission}`, { _: permission }),
    about: [
      roles.length > 0 ? roles.join(', ') : translate('accessReview.given'),
      lastUsed === null
        ? translate('accessReview.neverUsed')
        : translate('accessReview.lastUsed', { day: formatDate(lastUsed) }),
    ].join(' · '),
  });
};

/** The first rights that somebody does not use, and how many there are besides; on hover all of them. */
export const UnusedRights = ({ rights }: { rights: readonly Unused[] }) => {
  const translate = useTranslate();
  const words = useRightWords();
  if (rights.length === 0) return translate('accessReview.none');
  const more = rights.slice(SHOWN).map((right) => {
    const { name, about } = words(right);
    return `${name}: ${about}`;
  });
  return (
    <Stack spacing={0.5} sx={{ py: 0.5 }}>
      {rights.slice(0, SHOWN).map((right) => {
        const { name, about } = words(right);
        return (
          <div key={right.permission}>
            {name}
            <Typography variant="caption" color="textSecondary" component="div">
              {about}
            </Typography>
          </div>
        );
      })}
      {more.length > 0 && (
        <Tip title={more.join('\n')}>
          <Typography variant="caption" color="textSecondary" component="span">
            {translate('accessReview.more', { smart_count: more.length })}
          </Typography>
        </Tip>
      )}
    </Stack>
  );
};
