import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { UserModule } from '#contract/people/users.ts';
import { areaName } from '#domain/access/permissionNames.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { SwitchBox } from '../../../components/ui/fields/SwitchBox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { useChosenPost } from './chosenPost.ts';
import { useFeatures } from './useFeatures.ts';

const Features = ({ title, modules }: { title: string; modules: readonly UserModule[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { field } = useController({ name: 'off' });
  const off: readonly string[] = field.value ?? [];
  if (modules.length === 0) return null;
  const turn = (code: string, isOn: boolean) =>
    field.onChange(isOn ? off.filter((one) => one !== code) : [...off, code]);
  return (
    <Panel title={title}>
      <Stack spacing={1}>
        {modules.map(({ moduleCode, moduleName, responsibilities }) => (
          <SwitchBox
            key={moduleCode}
            label={areaName(moduleCode, language, moduleName)}
            help={responsibilities
              .map(({ permission, name }) => translate(`permissions.label.${permission}`, { _: name }))
              .join(', ')}
            value={!off.includes(moduleCode)}
            onChange={(isOn) => turn(moduleCode, isOn)}
          />
        ))}
      </Stack>
    </Panel>
  );
};

/** Features that the role does not open: others decide whether this person gets them. */
const Others = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { isStaff, post, waiting = [] } = useChosenPost();
  const isExternal = !isStaff;
  const { data = [] } = useQuery({
    queryKey: ['askableModules', isExternal],
    queryFn: () => provider.listAskableModules(isExternal),
  });
  const { field } = useController({ name: 'asked' });
  const asked: readonly string[] = field.value ?? [];
  const others = data.filter(
    ({ moduleCode }) => !post?.modules.includes(moduleCode) && !waiting.includes(moduleCode),
  );
  if (others.length === 0) return null;
  return (
    <Panel title={translate('users.create.otherFeatures')} note={translate('users.create.otherFeaturesNote')}>
      <Stack spacing={1}>
        {others.map(({ moduleCode, moduleName }) => (
          <SwitchBox
            key={moduleCode}
            label={areaName(moduleCode, language, moduleName)}
            value={asked.includes(moduleCode)}
            onChange={(isAsked) =>
              field.onChange(isAsked ? [...asked, moduleCode] : asked.filter((one) => one !== moduleCode))
            }
          />
        ))}
      </Stack>
    </Panel>
  );
};

/** What of their role the person goes without, and what of others is asked for. */
export const FeaturesInput = () => {
  const translate = useTranslate();
  const { post } = useChosenPost();
  const own = (modules: readonly UserModule[]) =>
    modules.flatMap((module) => {
      const responsibilities = module.responsibilities.filter((one) =>
        post?.permissions.includes(one.permission),
      );
      return responsibilities.length ? [{ ...module, responsibilities }] : [];
    });
  return (
    <Answered query={useFeatures()} waiting={<Skeleton variant="rounded" height={240} />}>
      {({ portal, products }) => (
        <>
          <Alert severity="info">
            {translate(post?.modules.length ? 'users.create.featuresNote' : 'users.create.noFeatures', {
              role: post?.role ?? '',
            })}
          </Alert>
          <Features title={translate('users.create.portalFeatures')} modules={own(portal)} />
          <Features title={translate('users.create.productFeatures')} modules={own(products)} />
          <Others />
        </>
      )}
    </Answered>
  );
};
