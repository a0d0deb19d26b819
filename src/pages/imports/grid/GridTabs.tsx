import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { ROW_STATES, type RowState, rowState } from '#domain/importJobs/importStatus.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { standing } from '../shared/standing.ts';
import type { GridAddress, Only } from './useGridAddress.ts';

interface Props {
  job: ImportJob;
  address: GridAddress;
  searchOf: (wanted: Partial<GridAddress>) => string;
}

/** Which rows are shown: those to be fixed, those with warnings, or those of one state; only what there is. */
export const GridTabs = ({ job, address, searchOf }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { counts } = job;
  const { waiting } = standing(job);
  const states: readonly RowState[] = ROW_STATES.filter(
    (state) => state !== 'error' && (state !== 'failed' || counts.error > 0) && counts[state] > 0,
  );
  const all: { key: Only; label: string; rows: number }[] = [
    { key: 'problems', label: translate('imports.grid.problems'), rows: waiting },
    { key: 'warnings', label: translate('imports.totals.warnings'), rows: counts.warning },
    { key: 'matters', label: translate('imports.confirm.tab'), rows: job.matters?.rows ?? 0 },
    ...states.map((key) => ({ key, label: rowState[key].label[language], rows: counts[key] })),
    { key: 'all', label: translate('imports.grid.all'), rows: counts.total },
  ];
  const shown = all.filter(({ key, rows }) => rows > 0 || key === address.only);
  return (
    <LinkTabs
      label={translate('imports.grid.tabs')}
      tabs={shown.map(({ key, label, rows }) => ({
        key,
        label,
        count: countText(rows),
        to: { search: searchOf({ only: key, code: undefined, field: undefined }) },
        isCurrent: key === address.only,
      }))}
    />
  );
};
