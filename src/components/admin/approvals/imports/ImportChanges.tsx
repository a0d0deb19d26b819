import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { matterField } from '#domain/importJobs/matters.ts';
import { countText } from '../../../ui/numberTexts.ts';
import { NONE } from '../../../ui/texts.tsx';
import { importDiff, type NamedChange } from './importDiff.ts';

const isNew = ({ field }: NamedChange): boolean => field === 'newPartner' || field === 'newStore';

const Change = ({ one }: { one: NamedChange }) => {
  const translate = useTranslate();
  const { row, name, field, before, after } = one;
  return (
    <TableRow>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row}</TableCell>
      <TableCell>{name ?? NONE}</TableCell>
      <TableCell>{isNew(one) ? translate('imports.confirm.new') : matterField(field)}</TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>{before === null ? NONE : <del>{before}</del>}</TableCell>
      <TableCell sx={{ fontWeight: 600 }}>{after ?? NONE}</TableCell>
    </TableRow>
  );
};

/** The changes of an import that matter: which record, from what, to what; and how many rows are not named. */
export const ImportChanges = ({ request }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const { changes, more } = importDiff(request);
  const heads = ['row', 'record', 'field', 'before', 'after'] as const;
  return (
    <>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={translate('imports.confirm.changes')}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{translate(`imports.confirm.head.${head}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map((one) => (
              <Change key={`${one.row} ${one.field}`} one={one} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('imports.confirm.more', { smart_count: more, count: countText(more) })}
        </Typography>
      )}
    </>
  );
};
