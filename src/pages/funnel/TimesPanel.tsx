import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { useDuration, useSectionName } from './sectionName.ts';

export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
export const lastRow = { '&:last-child > *': { borderBottom: 0 } } as const;
/** On a phone the cells stand closer and the heads break, so that nothing scrolls sideways. */
export const dense = {
  '& td, & th': { px: { xs: 0.5, sm: 2 }, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
} as const;

/** How many did each section, and how long it took them. */
export const TimesPanel = ({ sections }: Pick<ApplicantFunnel, 'sections'>) => {
  const translate = useTranslate();
  const sectionName = useSectionName();
  const duration = useDuration();
  const title = translate('funnel.times');
  return (
    <Panel title={title} note={translate('funnel.timesNote')}>
      <Table size="small" aria-label={title} sx={dense}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('funnel.column.section')}</TableCell>
            <TableCell align="right">{translate('funnel.column.done')}</TableCell>
            <TableCell align="right">{translate('funnel.column.median')}</TableCell>
            <TableCell align="right">{translate('funnel.column.p90')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sections.map(({ section, done, medianSeconds, p90Seconds }) => (
            <TableRow key={section} sx={lastRow}>
              <TableCell component="th" scope="row">
                {sectionName(section)}
              </TableCell>
              <TableCell align="right" sx={figures}>
                {countText(done)}
              </TableCell>
              <TableCell align="right" sx={figures}>
                {duration(medianSeconds)}
              </TableCell>
              <TableCell align="right" sx={figures}>
                {duration(p90Seconds)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};
