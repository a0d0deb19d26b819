import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { fullName } from '#domain/people/fullName.ts';
import type { Column } from '../../../../components/admin/list/table/column.ts';
import { useLanguage } from '../../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../../components/ui/StatusChip.tsx';
import { NONE, TinText } from '../../../../components/ui/texts.tsx';
import { CityWords } from '../../summary/PlaceWords.tsx';
import { useWizard } from '../../wizard/useWizard.ts';
import { addressOf, codeIn, commoditiesOf, hoursText, peopleOf, schedulesOf, sitesOf } from '../addressOf.ts';
import { ProblemsLink } from '../ProblemsLink.tsx';
import { mobileText } from '../summary/StoreCards.tsx';
import { useBranchName } from '../useBranchName.ts';
import { useBranchDesk } from './branchListContext.ts';
import type { BranchRow, BranchStepName } from './useBranchList.ts';

const C = 'branches.column';
const NAMED = 2;

const useRowPath = ({ index }: BranchRow): string => {
  const { pathTo } = useWizard();
  const { list } = useBranchDesk();
  return pathTo(list.step, index);
};

const Name = ({ row }: { row: BranchRow }) => {
  const translate = useTranslate();
  const nameOf = useBranchName();
  return (
    <>
      <Link component={RouterLink} to={useRowPath(row)} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {nameOf(row.branch, row.index)}
      </Link>{' '}
      {row.branch.madeId && <StatusChip tone="info" label={translate('branches.made')} />}
    </>
  );
};

const Place = ({ branch }: BranchRow) => {
  const translate = useTranslate();
  if (branch.isSameAddress === true) return <>{translate('branches.samePlace')}</>;
  return <CityWords address={addressOf(branch)} />;
};

const Problems = ({ row }: { row: BranchRow }) => (
  <ProblemsLink problems={row.problems} to={useRowPath(row)} />
);

/** The first few names, and how many more there are. */
const Few = ({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  if (names.length === 0) return <>{NONE}</>;
  const rest = names.length - NAMED;
  const more = rest > 0 ? ` ${translate('branches.more', { count: rest })}` : '';
  return <>{names.slice(0, NAMED).join(', ') + more}</>;
};

const People = ({ branch }: BranchRow) => {
  const translate = useTranslate();
  const names = peopleOf(branch).map(
    (person, at) => fullName(person) || translate('branches.people.person', { n: at + 1 }),
  );
  return <Few names={names} />;
};

const Hours = ({ branch }: BranchRow) => {
  const language = useLanguage();
  return <Few names={schedulesOf(branch).map((hours) => hoursText(hours, language))} />;
};

const name: Column<BranchRow> = {
  field: 'name',
  label: `${C}.name`,
  width: '34%',
  render: (row) => <Name row={row} />,
};
const place: Column<BranchRow> = {
  field: 'place',
  label: `${C}.place`,
  width: '22%',
  render: (row) => <Place {...row} />,
};
const problems: Column<BranchRow> = {
  field: 'problems',
  label: `${C}.problems`,
  cardRole: 'status',
  render: (row) => <Problems row={row} />,
};

/** What the list shows of a store in each step. */
export const branchColumns: Readonly<Record<BranchStepName, readonly Column<BranchRow>[]>> = {
  merchant: [
    name,
    place,
    {
      field: 'tin',
      label: `${C}.tin`,
      render: ({ branch }) => <TinText tin={codeIn(branch, 'tinNumber')} />,
    },
    {
      field: 'contact',
      label: `${C}.contact`,
      render: ({ branch }) => mobileText(codeIn(branch, 'contactNumber') ?? ''),
    },
    problems,
  ],
  retailer: [
    name,
    place,
    { field: 'people', label: `${C}.people`, render: (row) => <People {...row} /> },
    problems,
  ],
  commodity: [
    name,
    {
      field: 'commodities',
      label: `${C}.commodities`,
      render: ({ branch }) => (
        <Few names={commoditiesOf(branch).map((commodity) => commodity.name ?? commodity.code)} />
      ),
    },
    { field: 'hours', label: `${C}.hours`, render: (row) => <Hours {...row} /> },
    {
      field: 'sites',
      label: `${C}.sites`,
      align: 'end',
      render: ({ branch }) => sitesOf(branch).length || NONE,
    },
    problems,
  ],
};
