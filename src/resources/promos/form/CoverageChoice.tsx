import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AREA_COVERAGES, type AreaCoverage, areaCoverage } from '#domain/promos/promoCoverage.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';

interface Props {
  value: AreaCoverage;
  onChange: (choice: AreaCoverage) => void;
}

/** How far a promo reaches. */
export const CoverageChoice = ({ value, onChange }: Props) => {
  const { label } = useField('coverage.choice');
  const language = useLanguage();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      aria-label={label}
      onChange={(_, choice: AreaCoverage | null) => choice && onChange(choice)}
      sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { px: 1.5, textTransform: 'none' } }}
    >
      {AREA_COVERAGES.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {areaCoverage[choice].label[language]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
