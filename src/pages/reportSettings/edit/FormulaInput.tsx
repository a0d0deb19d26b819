import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formulaMistake } from '#domain/settlement/settings/computation.ts';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';

/** A formula of a net; while it does not parse, the character at which it goes wrong is marked below it. */
export const FormulaInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { name } = useField(source);
  const text = String(useWatch({ name }) ?? '').trim();
  const mistake = text ? formulaMistake(text) : null;
  return (
    <div>
      <TextInput source={source} autoComplete="off" help={translate('reportSettings.formulaHelp')} />
      {mistake && (
        <Box
          aria-hidden
          sx={{
            mt: 0.5,
            fontFamily: 'monospace',
            fontSize: 13,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {text.slice(0, mistake.at)}
          <Box
            component="mark"
            sx={{ bgcolor: 'error.main', color: 'error.contrastText', px: 0.25, borderRadius: 0.5 }}
          >
            {text.slice(mistake.at, mistake.at + 1) || '␣'}
          </Box>
          {text.slice(mistake.at + 1)}
        </Box>
      )}
    </div>
  );
};
