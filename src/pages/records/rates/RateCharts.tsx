import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import {
  dayText,
  type RateCourse,
  type RateCourses,
  rateCourses,
  stepPath,
  stepsWithin,
} from './rateSteps.ts';

const [WIDTH, HEIGHT] = [280, 112];
const PLOT = { left: 34, right: 272, top: 12, bottom: 88 };
/** Room that the name of a day takes below the plot. */
const NAME_WIDTH = 96;

const drawing = {
  display: 'block',
  width: '100%',
  color: 'text.secondary',
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  '& text': { fill: 'currentColor' },
  '& line': { stroke: 'currentColor', opacity: 0.35 },
  '& .now': { strokeDasharray: '2 3', opacity: 0.8 },
  '& path': { color: 'primary.main', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '& .coming': { strokeDasharray: '4 3' },
} as const;

interface Props {
  course: RateCourse;
  all: RateCourses;
}

/** One product's rates over time; in words for those who do not see it. The table and the history hold the same. */
const Chart = ({ course: { type, steps, rates }, all: { first, last, today, top } }: Props) => {
  const translate = useTranslate();
  const [titleId, descId] = [useId(), useId()];
  const name = mdrType[type][useLanguage()];
  const { left, right, bottom } = PLOT;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const x = (day: number) => rounded(left + ((day - first) / (last - first)) * (right - left));
  const y = (rate: number) => rounded(bottom - (rate / top) * (bottom - PLOT.top));
  // What holds today is drawn to the end of the day.
  const now = x(today + 1);
  const said = rates.map(({ mdrRate, effectiveFrom }) =>
    translate('approvals.rates.step', { rate: mdrRate, from: formatDate(effectiveFrom) }),
  );
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 360 }}>
      <Typography component="figcaption" variant="subtitle2">
        {name}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-labelledby={titleId}
        aria-describedby={descId}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        sx={drawing}
      >
        <title id={titleId}>{translate('approvals.rates.courseOf', { type: name })}</title>
        <desc id={descId}>{said.join('; ')}</desc>
        {[0, top].map((rate) => (
          <g key={rate}>
            <line x1={left} x2={right} y1={y(rate)} y2={y(rate)} />
            <text x={left - 6} y={y(rate) + 4} textAnchor="end">
              {percentText(rate)}
            </text>
          </g>
        ))}
        <line className="now" x1={now} x2={now} y1={PLOT.top} y2={bottom} />
        <path d={stepPath(stepsWithin(steps, first, today + 1), x, y)} />
        <path className="coming" d={stepPath(stepsWithin(steps, today + 1, last), x, y)} />
        <text x={left} y={HEIGHT - 8}>
          {formatDate(dayText(first))}
        </text>
        {now > left + NAME_WIDTH && (
          <text x={now} y={HEIGHT - 8} textAnchor={now > right - NAME_WIDTH / 2 ? 'end' : 'middle'}>
            {translate('approvals.rates.today')}
          </text>
        )}
      </Box>
    </Box>
  );
};

/** How each product's rate went and will go on, side by side over the same days; absent where none has changed. */
export const RateCharts = ({ rates }: { rates: readonly MdrRate[] }) => {
  const translate = useTranslate();
  const all = rateCourses(rates, manilaDate(new Date()));
  if (!all) return null;
  return (
    <Panel title={translate('approvals.rates.course')} note={translate('approvals.rates.courseNote')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {all.courses.map((course) => (
          <Chart key={course.type} course={course} all={all} />
        ))}
      </Box>
    </Panel>
  );
};
