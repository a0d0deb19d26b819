import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ModuleOfMine } from '#contract/people/myAccount.ts';
import { areaName } from '#domain/access/permissionNames.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { AskPanel } from './AskPanel.tsx';
import { MyRequests } from './MyRequests.tsx';
import { MyTabs } from './MyTabs.tsx';
import { useMyAccount } from './useMyAccount.ts';

const AskModules = ({ modules }: { modules: readonly ModuleOfMine[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <AskPanel
      kind="module"
      count={chosen.length}
      ask={(why) => provider.requestModules([...chosen], why)}
      onAsked={() => setChosen([])}
    >
      {(error) => (
        <FormGroup role="group" aria-label={translate('mine.modules')}>
          {modules.map(({ moduleCode, moduleName, state }) => (
            <FormControlLabel
              key={moduleCode}
              control={<Checkbox checked={chosen.includes(moduleCode)} onChange={() => toggle(moduleCode)} />}
              label={`${areaName(moduleCode, language, moduleName)}${
                state === 'off' ? ` (${translate('mine.moduleState.off')})` : ''
              }`}
            />
          ))}
          {error && <FormHelperText error>{error}</FormHelperText>}
        </FormGroup>
      )}
    </AskPanel>
  );
};

/** Asks for modules, and shows what was asked for. */
export const MyModulesPage = () => {
  const translate = useTranslate();
  const { data } = useMyAccount();
  const open = data?.moduleDetails.filter(({ state }) => state === 'open' || state === 'off') ?? [];
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('shell.page.myAccount')} />
      <MyTabs page="myModuleRequests" />
      {open.length > 0 && <AskModules modules={open} />}
      <MyRequests kind="module" />
    </Stack>
  );
};
