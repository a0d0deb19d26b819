import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { userFields } from '#domain/fields/user.ts';
import { GROUPS } from '#domain/people/jobTitles.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import type { Post } from '../create/posts.ts';
import { useChosenPost } from './chosenPost.ts';
import { usePostLine } from './usePostLine.ts';

const Choice = ({ post }: { post: Post }) => {
  const line = usePostLine()(post);
  return (
    <FormControlLabel
      value={post.name}
      disabled={!post.isGivable}
      control={<Radio />}
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
};

const Choices = () => {
  const translate = useTranslate();
  const { posts } = useChosenPost();
  const label = userFields.jobTitle.label[useLanguage()];
  const { field, fieldState } = useController({ name: 'jobTitle' });
  const groups = [...GROUPS, null].map((group) => ({
    group,
    posts: posts.filter((post) => post.group === group),
  }));
  const error = fieldState.error?.message;
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <RadioGroup
        name="jobTitle"
        aria-label={label}
        value={field.value ?? ''}
        onChange={(_, value) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        {groups
          .filter((one) => one.posts.length > 0)
          .map(({ group, posts: ofGroup }, at) => (
            <Box
              key={group ?? 'staff'}
              role="group"
              aria-label={group ? translate(`users.create.group.${group}`) : undefined}
              sx={{ mt: at ? 2 : 0 }}
            >
              {group && (
                <FormLabel component="div" sx={{ typography: 'subtitle2', mb: 0.5 }}>
                  {translate(`users.create.group.${group}`)}
                </FormLabel>
              )}
              <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
                {ofGroup.map((post) => (
                  <Choice key={post.name} post={post} />
                ))}
              </Box>
            </Box>
          ))}
      </RadioGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
};

/** What somebody is to be; the access role, and whether they work in stores, come with it. */
export const PostInput = () => {
  const translate = useTranslate();
  const { isStaff } = useChosenPost();
  const label = userFields.jobTitle.label[useLanguage()];
  return (
    <Panel
      title={isStaff ? translate('users.create.staffRole') : label}
      note={translate(isStaff ? 'users.create.staffRoleNote' : 'users.create.jobTitleNote')}
    >
      <Choices />
    </Panel>
  );
};
