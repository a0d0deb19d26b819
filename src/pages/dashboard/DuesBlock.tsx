import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DeskDue } from '#contract/desk.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { daysLeft } from '#domain/records/contractState.ts';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { Block, BlockRow, BlockRows } from './Block.tsx';

const SOON_DAYS = 7;
const tone = (left: number) => (left < 0 ? 'error' : left <= SOON_DAYS ? 'warning' : 'neutral');

const Due = ({ due, today }: { due: DeskDue; today: string }) => {
  const translate = useTranslate();
  const left = daysLeft(due.day, today);
  const key = left < 0 ? 'late' : left === 0 ? 'today' : 'left';
  const chip = translate(`dashboard.due.${key}`, { smart_count: Math.abs(left) });
  const quarter = quarterName(due.quarter)[useLanguage()];
  return (
    <BlockRow aside={<StatusChip label={chip} tone={tone(left)} />}>
      <div>{translate(`dashboard.due.form.${due.form}`)}</div>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {translate('dashboard.due.by', { quarter, day: formatDate(due.day) })}
        {due.issued !== null && ` · ${translate('dashboard.due.issued', { smart_count: due.issued })}`}
      </Box>
    </BlockRow>
  );
};

/** What the quarters ask of us next, and by when. */
export const DuesBlock = ({ dues, at }: { dues: readonly DeskDue[]; at: string }) => {
  const translate = useTranslate();
  const today = manilaDate(new Date(at));
  return (
    <Block
      title={translate('dashboard.due.title')}
      to={pathOf('certificateList')}
      isLoading={false}
      empty={null}
    >
      <BlockRows>
        {dues.map((due) => (
          <Due key={due.form} due={due} today={today} />
        ))}
      </BlockRows>
    </Block>
  );
};
