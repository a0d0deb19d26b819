import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { MyNotices } from '#contract/people/mySettings.ts';
import { NOTICE_WAYS, type NoticeTopic, type NoticeWay } from '#domain/people/noticeTopics.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { settingsKeys } from './settingsKeys.ts';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface RowProps {
  topic: NoticeTopic;
  way: NoticeWay;
  hasMail: boolean;
  onPick: (way: NoticeWay) => void;
}

const TopicRow = ({ topic, way, hasMail, onPick }: RowProps) => {
  const translate = useTranslate();
  const titleId = `topic-${topic}`;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 550 }}>
          {translate(`settings.topic.${topic}.title`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`settings.topic.${topic}.note`)}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        aria-labelledby={titleId}
        onChange={(_, next: NoticeWay | null) => next && onPick(next)}
      >
        {NOTICE_WAYS.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            disabled={one !== 'portal' && !hasMail}
            sx={{ px: 1.25, fontSize: 13 }}
          >
            {translate(`settings.noticeWay.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};

const Topics = ({ hasMail, choices }: MyNotices) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: ({ topic, way }: { topic: NoticeTopic; way: NoticeWay }) =>
      provider.saveMyNotices(topic, way),
    onSuccess: (saved, { way }) => {
      client.setQueryData(settingsKeys.notices, saved);
      notify(`settings.noticeSaved.${way}`, { type: 'success' });
    },
  });
  const shown = (topic: NoticeTopic, way: NoticeWay) =>
    isPending && variables.topic === topic ? variables.way : way;
  return (
    <>
      {!hasMail && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('settings.noticesNoMail')}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mb: -1.5 }}>
        {choices.map(({ topic, way }) => (
          <TopicRow
            key={topic}
            topic={topic}
            way={shown(topic, way)}
            hasMail={hasMail}
            onPick={(next) => mutate({ topic, way: next })}
          />
        ))}
      </Box>
      <ProblemAlert problem={error ? problemOf(error) : null} />
    </>
  );
};

/** Of what one is mailed, and when. */
export const MyNoticesPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: settingsKeys.notices, queryFn: () => provider.getMyNotices() });
  return (
    <SettingsFrame page="settingsNotices">
      <Panel title={translate('settings.notices')} note={translate('settings.noticesNote')}>
        <Answered query={query} waiting={<Skeleton variant="rounded" height={200} />}>
          {(notices) => <Topics {...notices} />}
        </Answered>
      </Panel>
    </SettingsFrame>
  );
};
