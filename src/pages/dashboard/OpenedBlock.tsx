import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DeskOpened } from '#contract/desk.ts';
import { Block, BlockLink, BlockRow, BlockRows } from './Block.tsx';

const kindText = { typography: 'caption', color: 'text.secondary' } as const;
const about = { ...kindText, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The records that the user opened last, as they are called now. */
export const OpenedBlock = ({ opened }: { opened: readonly DeskOpened[] }) => {
  const translate = useTranslate();
  return (
    <Block title={translate('dashboard.opened.title')} isLoading={false} empty={null}>
      <BlockRows>
        {opened.map((one) => (
          <BlockRow
            key={one.to}
            aside={<Box sx={kindText}>{translate(`dashboard.opened.kind.${one.kind}`)}</Box>}
          >
            <BlockLink to={one.to}>{one.title}</BlockLink>
            {one.about && <Box sx={about}>{one.about}</Box>}
          </BlockRow>
        ))}
      </BlockRows>
    </Block>
  );
};
