import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { userFields } from '#domain/fields/user.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { useChosenPost } from './chosenPost.ts';
import { usePostLine } from './usePostLine.ts';

/** The roles of somebody of the staff; what is added waits for a second person. */
export const RolesInput = ({ held }: { held: readonly string[] }) => {
  const translate = useTranslate();
  const label = userFields.roles.label[useLanguage()];
  const { posts } = useChosenPost();
  const lineOf = usePostLine();
  const { field, fieldState } = useController({ name: 'roles' });
  const chosen: readonly string[] = field.value ?? [];
  const turn = (role: string, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, role] : chosen.filter((one) => one !== role));
  const error = fieldState.error?.message;
  return (
    <Panel title={label} note={translate('users.create.staffRoleNote')}>
      <FormControl error={Boolean(error)} fullWidth component="fieldset" variant="standard">
        <FormGroup
          aria-label={label}
          role="group"
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
        >
          {posts.map((post, at) => {
            // What somebody has already takes nobody's agreement.
            const line = held.includes(post.name) ? '' : lineOf(post);
            return (
              <FormControlLabel
                key={post.name}
                control={
                  <Checkbox
                    checked={chosen.includes(post.name)}
                    onChange={(_, isOn) => turn(post.name, isOn)}
                    slotProps={at === 0 ? { input: { ref: field.ref } } : undefined}
                  />
                }
                sx={{ alignItems: 'flex-start', mr: 0 }}
                slotProps={{ typography: { component: 'div', sx: { pt: 1, minWidth: 0 } } }}
                label={
                  <>
                    {post.name}
                    {line && (
                      <Typography variant="caption" color="textSecondary" component="div">
                        {line}
                      </Typography>
                    )}
                  </>
                }
              />
            );
          })}
        </FormGroup>
        {error && <FormHelperText>{error}</FormHelperText>}
      </FormControl>
    </Panel>
  );
};
