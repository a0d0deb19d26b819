import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useI18nProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { THEME_CHOICES } from '../../../theme/themeChoice.ts';
import { useThemeChoice } from './useThemeChoice.ts';

type Choice = { value: string; label: string };
type Props = { label: string; value: string; choices: readonly Choice[]; onPick: (value: string) => void };

const Switch = ({ label, value, choices, onPick }: Props) => (
  <Box
    sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 1.25, py: 0.5 }}
  >
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: string | null) => next && onPick(next)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value} sx={{ px: 1, py: 0.25, fontSize: 12 }}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </Box>
);

const THEME_LABELS = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const;

/** English or Filipino, kept with the user's settings. */
export const LanguageSwitch = ({ onChosen }: { onChosen: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { changeLocale } = useI18nProvider();
  const notify = useNotify();
  const choose = (value: string) => {
    changeLocale(value).then(onChosen, () => notify('ra.notification.i18n_error', { type: 'error' }));
  };
  const choices = [
    { value: 'en', label: translate('shell.english') },
    { value: 'fil', label: translate('shell.filipino') },
  ];
  return <Switch label={translate('shell.language')} value={locale} choices={choices} onPick={choose} />;
};

/** Light, dark, or as the device has it. */
export const ThemeSwitch = () => {
  const translate = useTranslate();
  const [choice, choose] = useThemeChoice();
  const choices = THEME_CHOICES.map((value) => ({ value, label: translate(THEME_LABELS[value]) }));
  const pick = (value: string) => {
    const found = THEME_CHOICES.find((one) => one === value);
    if (found) choose(found);
  };
  return <Switch label={translate('shell.theme')} value={choice} choices={choices} onPick={pick} />;
};
