import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { givenBy, giversOf } from '#domain/access/givenRoles.ts';
import { Facts } from '../../components/ui/Facts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';

const T = 'resources.accessRoles.giving';

const Names = ({ names, none }: { names: readonly string[]; none: string }) =>
  names.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      {none}
    </Typography>
  ) : (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {names.map((name) => (
        <Chip key={name} size="small" variant="outlined" label={name} />
      ))}
    </Stack>
  );

/** Who gives this role to somebody, and which roles its holders give. */
export const GivingPanel = ({ role, isExternal }: { role: string; isExternal: boolean }) => {
  const translate = useTranslate();
  const given = givenBy(role);
  return (
    <Panel title={translate(`${T}.title`)} note={translate(`${T}.note`)}>
      <Facts
        facts={[
          {
            label: translate(`${T}.by`),
            value: isExternal ? (
              <Names names={giversOf({ name: role, isExternal })} none={translate(`${T}.byNobody`)} />
            ) : (
              translate(`${T}.staff`)
            ),
          },
          {
            label: translate(`${T}.gives`),
            value: (
              <Names
                names={typeof given === 'string' ? [translate(`${T}.everyExternal`)] : given}
                none={translate(`${T}.nothing`)}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
};
