import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDate } from '#domain/day.ts';
import { bir2307Fields } from '#domain/fields/reportSetting.ts';
import type { ValueSetting } from '#domain/settlement/settings/settingKinds.ts';
import { SignatureButton } from '../../components/admin/SignatureButton.tsx';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { WordedField } from '../../components/ui/fields/TextField.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { EmptyState } from '../../components/ui/states/EmptyState.tsx';
import { SETTING_FIELDS, type SettingRecord, useSettingLabel, useSettingWords } from './settingFacts.ts';

interface Props {
  kind: ValueSetting;
  /** Since when it holds; null where nothing is set yet. */
  fromDay: string | null;
  values: SettingRecord;
  /** What the reader does not see is left out. */
  isCut: boolean;
}

const SIGNATURE = { signatureFileId: bir2307Fields.signatureFileId };

const isFormula = (name: string) => name.endsWith('Settlement');

/** A formula, each on a line of its own: they are compared with each other. */
const Formulas = ({ kind, names, words }: { kind: ValueSetting; names: string[]; words: Words }) => {
  const label = useSettingLabel(kind);
  return (
    <Box component="dl" sx={{ m: 0, mt: 2.5, display: 'grid', gap: 2 }}>
      {names.map((name) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label(name)}
          </Typography>
          <Box
            component="dd"
            sx={{ m: 0, mt: 0.25, fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' }}
          >
            {words[name]}
          </Box>
        </div>
      ))}
    </Box>
  );
};
type Words = Readonly<Record<string, string | null>>;

/** What holds today. */
export const SettingToday = ({ kind, fromDay, values, isCut }: Props) => {
  const translate = useTranslate();
  const words = useSettingWords(kind)(values);
  const fields = SETTING_FIELDS[kind];
  const names = Object.keys(fields).filter((name) => !isCut || fields[name]?.sees !== 'staff');
  const formulas = names.filter(isFormula);
  if (!fromDay) return <EmptyState title={translate(`reportSettings.nothingOf.${kind}`)} />;
  return (
    <Panel
      title={translate('reportSettings.today')}
      note={translate('reportSettings.since', { day: formatDate(fromDay) })}
    >
      <Fields of={{ ...fields, ...SIGNATURE }} record={values}>
        <FieldFacts>
          {names
            .filter((name) => !isFormula(name))
            .map((name) => (
              <WordedField key={name} source={name}>
                {words[name]}
              </WordedField>
            ))}
          {kind === 'BIR2307' && !isCut && (
            <WordedField source="signatureFileId">
              {typeof values.signatureFileId === 'string' ? (
                <SignatureButton
                  id={values.signatureFileId}
                  label={translate('reportSettings.signature.show')}
                />
              ) : (
                translate('reportSettings.signature.none')
              )}
            </WordedField>
          )}
        </FieldFacts>
      </Fields>
      {formulas.length > 0 && <Formulas kind={kind} names={formulas} words={words} />}
      {kind === 'COMPUTATION' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
          {translate('reportSettings.reckoned')}
        </Typography>
      )}
    </Panel>
  );
};
