import CompareIcon from '@mui/icons-material/CompareArrows';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';

const comparePath = (ids: Partial<Record<'left' | 'right', string>>): string =>
  `${pathOf('accessRoleCompare')}?${new URLSearchParams(ids)}`;

/** Leads from two chosen rows to their comparison. */
export const CompareChosen = () => {
  const translate = useTranslate();
  const [left, right, ...more] = useListContext().selectedIds.map(String);
  if (left === undefined || right === undefined || more.length > 0)
    return (
      <DisabledReason reason={translate('roles.compare.two')}>
        <Button variant="contained" startIcon={<CompareIcon />}>
          {translate('roles.compare.action')}
        </Button>
      </DisabledReason>
    );
  return (
    <Button
      variant="contained"
      startIcon={<CompareIcon />}
      component={Link}
      to={comparePath({ left, right })}
    >
      {translate('roles.compare.action')}
    </Button>
  );
};

/** Leads from a role to its comparison with another one. */
export const CompareWith = ({ id }: { id: string }) => (
  <Button startIcon={<CompareIcon />} component={Link} to={comparePath({ left: id })}>
    {useTranslate()('roles.compare.actionWith')}
  </Button>
);
