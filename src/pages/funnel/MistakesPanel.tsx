import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { LookupText } from '../../components/admin/LookupText.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { DOCUMENTS, fieldName, reachedOf, shareText, useSectionName } from './sectionName.ts';
import { dense, figures, lastRow } from './TimesPanel.tsx';

const FIRST = 15;

type Mistake = ApplicantFunnel['errors'][number];

const Name = ({ mistake: { section, field } }: { mistake: Mistake }) => {
  const language = useLanguage();
  return section === DOCUMENTS ? (
    <LookupText list="documentType" code={field} />
  ) : (
    fieldName(section, field, language)
  );
};

const Rows = ({ funnel, mistakes }: { funnel: ApplicantFunnel; mistakes: readonly Mistake[] }) => {
  const translate = useTranslate();
  const sectionName = useSectionName();
  return (
    <Table size="small" aria-label={translate('funnel.mistakes')} sx={dense}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('funnel.column.field')}</TableCell>
          <TableCell align="right">{translate('funnel.column.drafts')}</TableCell>
          <TableCell align="right">{translate('funnel.column.share')}</TableCell>
          <TableCell align="right">{translate('funnel.column.times')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {mistakes.map((mistake) => (
          <TableRow key={`${mistake.section} ${mistake.field}`} sx={lastRow}>
            <TableCell component="th" scope="row">
              <Name mistake={mistake} />
              <Typography variant="caption" component="div" color="textSecondary">
                {sectionName(mistake.section)}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={figures}>
              {countText(mistake.drafts)}
            </TableCell>
            <TableCell align="right" sx={figures}>
              {shareText(mistake.drafts, reachedOf(funnel, mistake.section))}
            </TableCell>
            <TableCell align="right" sx={figures}>
              {countText(mistake.times)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Which fields were wrong when somebody wanted to go on: those in most applications first. */
export const MistakesPanel = ({ funnel }: { funnel: ApplicantFunnel }) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const { errors } = funnel;
  const shown = all ? errors : errors.slice(0, FIRST);
  return (
    <Panel title={translate('funnel.mistakes')} note={translate('funnel.mistakesNote')}>
      {errors.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('funnel.noMistakes')}
        </Typography>
      ) : (
        <Rows funnel={funnel} mistakes={shown} />
      )}
      {shown.length < errors.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 1.5 }}>
          {translate('funnel.allMistakes', { smart_count: errors.length })}
        </Button>
      )}
    </Panel>
  );
};
