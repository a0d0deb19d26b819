import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDate, manilaDate } from '#domain/day.ts';
import type { ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import type { Tone } from '#domain/status.ts';
import { SignatureButton } from '../../components/admin/SignatureButton.tsx';
import { ChangedFacts } from '../../components/ui/ChangedFacts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { useSettingLabel, useSettingWords } from './settingFacts.ts';
import type { SettingVersions } from './settingQueries.ts';
import { type PlacedVersion, placedVersions, type VersionStanding } from './versionCourse.ts';

const TONES: Readonly<Record<VersionStanding, Tone>> = {
  planned: 'info',
  today: 'success',
  before: 'neutral',
  replaced: 'warning',
};

/** Who asked for a version and who agreed, and what took its place. */
const Course = ({ version }: Pick<PlacedVersion, 'version'>) => {
  const translate = useTranslate();
  const { madeBy, checkedBy, dtimeChecked, replacedByVersion, dtimeReplaced } = version;
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {madeBy ? (
        <>
          <span>{translate('reportSettings.askedBy', { name: madeBy })}</span>
          <span>
            {translate('reportSettings.agreedBy', { name: checkedBy })},{' '}
            <DateText value={dtimeChecked} withTime />
          </span>
        </>
      ) : (
        <span>{translate('reportSettings.installed')}</span>
      )}
      {replacedByVersion !== null && (
        <span>
          {translate('reportSettings.replacedBy', { version: replacedByVersion })},{' '}
          <DateText value={dtimeReplaced} withTime />
        </span>
      )}
    </Typography>
  );
};

/** That a version bears another signature than the one before, or none any more. */
const ChangedSignature = ({ before, now }: { before: string | null; now: string | null }) => {
  const translate = useTranslate();
  if (before === now) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography variant="body2">
        {translate(`reportSettings.signature.${now === null ? 'gone' : 'changed'}`)}
      </Typography>
      {now !== null && <SignatureButton id={now} label={translate('reportSettings.signature.show')} />}
    </Box>
  );
};

const One = ({
  kind,
  placed: { version, standing, previous },
}: {
  kind: ValueSetting;
  placed: PlacedVersion;
}) => {
  const translate = useTranslate();
  const words = useSettingWords(kind);
  const label = useSettingLabel(kind);
  return (
    <Stack
      component="li"
      spacing={1}
      sx={{ py: 2, '&:first-of-type': { pt: 0 }, '&:last-of-type': { pb: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {translate('reportSettings.version', {
            version: version.version,
            day: formatDate(version.fromDay),
          })}
        </Typography>
        <StatusChip tone={TONES[standing]} label={translate(`reportSettings.standing.${standing}`)} />
      </Box>
      {previous && (
        <ChangedFacts
          before={words(previous.values)}
          now={words(version.values)}
          labelOf={label}
          same={translate('reportSettings.unchanged')}
        />
      )}
      <ChangedSignature before={previous?.signatureFileId ?? null} now={version.signatureFileId ?? null} />
      <Course version={version} />
    </Stack>
  );
};

/** Every version of a setting: what is planned, what holds and what held, with what changed, who asked and who agreed. */
export const VersionList = ({ kind, versions }: { kind: ValueSetting; versions: SettingVersions }) => {
  const translate = useTranslate();
  const placed = placedVersions(versions.list, manilaDate(new Date()));
  if (placed.length === 0) return null;
  return (
    <Panel title={translate('reportSettings.history')}>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {placed.map((one) => (
          <One key={one.version.version} kind={kind} placed={one} />
        ))}
      </Box>
    </Panel>
  );
};
