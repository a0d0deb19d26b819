import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useController } from 'react-hook-form';
import { type CommodityChoice, useSources } from '../sources.tsx';
import { FailedState } from '../states/FailedState.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { useOptions } from '../useOptions.ts';
import { type CommodityValue, hasType, withType, withTypes } from './commodityValues.ts';

interface GroupProps {
  choice: CommodityChoice;
  value: readonly CommodityValue[];
  onChange: (value: CommodityValue[]) => void;
}

const Group = ({ choice, value, onChange }: GroupProps) => {
  const chosen = choice.types.filter((type) => hasType(value, choice.code, type.code)).length;
  const all = chosen === choice.types.length;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormControlLabel
        label={choice.name}
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
        control={
          <Checkbox
            size="small"
            checked={all && chosen > 0}
            indeterminate={chosen > 0 && !all}
            onChange={() => onChange(withTypes(value, choice, all ? [] : choice.types))}
          />
        }
      />
      <Stack sx={{ pl: 3.5 }}>
        {choice.types.map((type) => (
          <FormControlLabel
            key={type.code}
            label={type.name}
            control={
              <Checkbox
                size="small"
                checked={hasType(value, choice.code, type.code)}
                onChange={(_, checked) => onChange(withType(value, choice, type.code, checked))}
              />
            }
          />
        ))}
      </Stack>
    </Box>
  );
};

/** What a store sells: commodities and their types; `name` is the path of the list. */
export const CommodityFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  const { commodities } = useSources();
  const { options, status, retry } = useOptions('commodities', commodities);
  const { field, fieldState } = useController({ name });
  if (status === 'failed') return <FailedState message={texts.optionsFailed} onRetry={retry} />;
  return (
    <div>
      <Box sx={{ columnCount: { xs: 1, sm: 2, md: 3 }, columnGap: 3, '& > *': { breakInside: 'avoid' } }}>
        {options.map((choice) => (
          <Group key={choice.code} choice={choice} value={field.value ?? []} onChange={field.onChange} />
        ))}
      </Box>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </div>
  );
};
