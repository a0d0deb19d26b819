import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessRole } from '#contract/accessRoles.ts';
import { useNarrow } from '../../../components/admin/list/useNarrow.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { ComparedList } from './ComparedList.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { compareRoles, differs } from './compareRoles.ts';

const T = 'roles.compare';

/** What either of two roles gives, what differs first, or that alone. */
export const ComparedPanel = ({ left, right }: { left: AccessRole; right: AccessRole }) => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const all = useMemo(() => compareRoles(left, right), [left, right]);
  const count = all.filter(differs).length;
  const rows = isOnlyDifferences ? all.filter(differs) : all;
  const off = [left, right].filter(({ isEnabled }) => !isEnabled);
  const View = narrow ? ComparedList : ComparedTable;
  return (
    <Panel
      title={translate(`${T}.differences`, { smart_count: count })}
      aside={
        <FormControlLabel
          control={
            <Switch
              checked={isOnlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
          }
          label={translate(`${T}.onlyDifferences`)}
        />
      }
    >
      <Stack spacing={1.5}>
        {off.map(({ role }) => (
          <Alert key={role} severity="info">
            <strong>{role}</strong>: {translate(`${T}.off`)}
          </Alert>
        ))}
        {rows.length > 0 ? (
          <View rows={rows} left={left.role} right={right.role} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate(`${T}.alike`)}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
};
