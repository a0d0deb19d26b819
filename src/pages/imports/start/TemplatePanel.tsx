import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportFieldRow } from '#contract/shapes/importShapes.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';

const FieldLine = ({ field: { header, required, hint, example } }: { field: ImportFieldRow }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="subtitle2" component="span">
          {header}
        </Typography>
        {required && (
          <Typography variant="caption" sx={{ color: 'primary.main', fontWeight: 550 }}>
            {translate('imports.template.required')}
          </Typography>
        )}
      </Box>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {hint}
        {example && <> · {translate('imports.template.example', { example })}</>}
      </Typography>
    </Box>
  );
};

/** The columns of a kind, the required ones first said, with the template that has them. */
export const TemplatePanel = ({
  kind,
  fields,
}: {
  kind: ImportKindId;
  fields?: readonly ImportFieldRow[];
}) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const required = fields?.filter((field) => field.required).length ?? 0;
  return (
    <Panel
      title={translate('imports.template.title')}
      note={fields && translate('imports.template.count', { smart_count: fields.length, required })}
      aside={
        // The tour stands at the button: beside the whole panel, as high as a window, it has no room.
        <Box data-tour="template">
          <SaveFileButton
            label={translate('imports.template.download')}
            variant="outlined"
            fetchFile={() => provider.downloadImportTemplate(kind)}
          />
        </Box>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('imports.template.order')}
      </Typography>
      {fields ? (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={translate('imports.template.title')}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { xs: 320, lg: 520 }, overflowY: 'auto' }}
        >
          {fields.map((field) => (
            <FieldLine key={field.key} field={field} />
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Panel>
  );
};
