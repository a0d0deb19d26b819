import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { namesDocument, remarkFields, remarkSections } from '#domain/review/reviewSections.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import type { Option } from '../../../ui/useOptions.ts';
import { useRecordShell } from '../recordContext.ts';
import { newPoint, type Point } from './points.ts';
import { useDocumentTypes, useSectionWords } from './useWords.ts';

interface Props {
  point: Point;
  number: number;
  /** Stores that a point may be about; none when the record has none. */
  stores: readonly Option[];
  error?: string;
  onChange: (point: Point) => void;
  onRemove: () => void;
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** One point of what has to be corrected: where, and what. */
export const PointFields = ({ point, number, stores, error, onChange, onRemove }: Props) => {
  const id = useId();
  const translate = useTranslate();
  const { kind: own, summary } = useRecordShell();
  const words = useSectionWords();
  const types = useDocumentTypes();
  const kind = point.merchantId ? 'merchant' : own;
  const { section } = point;
  const sections = remarkSections(kind);
  const codes = namesDocument(section) ? types.map(({ code }) => code) : remarkFields(kind, section);
  const fields = codes.map((code) => ({ value: code, label: words.field(section, code) }));
  return (
    <Paper variant="outlined" component="fieldset" aria-labelledby={id} sx={{ m: 0, p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={id} component="span" variant="subtitle2" sx={{ flex: 1 }}>
          {translate('review.remark.point', { number })}
        </Typography>
        <IconButton
          size="small"
          aria-label={translate('review.remark.remove', { number })}
          onClick={onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={grid}>
        {stores.length > 0 && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Combobox
              label={translate('review.remark.about')}
              placeholder={summary?.name}
              options={stores}
              value={point.merchantId}
              onChange={(merchantId) =>
                onChange({
                  ...newPoint(point.key, merchantId ? 'merchant' : own),
                  merchantId,
                  message: point.message,
                })
              }
            />
          </Box>
        )}
        <Combobox
          label={translate('review.remark.section')}
          options={sections.map((value) => ({ value, label: words.section(value) }))}
          value={section}
          onChange={(value) => {
            const chosen = sections.find((one) => one === value);
            if (chosen) onChange({ ...point, section: chosen, field: null });
          }}
        />
        <Combobox
          label={translate('review.remark.field')}
          placeholder={translate('review.remark.whole')}
          options={fields}
          disabled={fields.length === 0}
          value={point.field}
          onChange={(field) => onChange({ ...point, field })}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextBox
            label={translate('review.remark.message')}
            required
            error={error}
            value={point.message}
            onChange={(message) => onChange({ ...point, message })}
            rows={2}
            maxLength={1000}
          />
        </Box>
      </Box>
    </Paper>
  );
};
