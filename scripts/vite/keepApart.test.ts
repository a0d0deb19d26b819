import { describe, expect, it } from 'vitest';
import { type Chunk, loadedTogether } from './keepApart.ts';

const chunk = (fileName: string, imports: string[], ...modules: string[]): Chunk => ({
  fileName,
  imports,
  moduleIds: modules.map((module) => `/x/${module}`),
});
const zod = chunk('zod.js', [], 'node_modules/zod/v4/core.js');

describe('parts of the portal that are apart', () => {
  it('are zod and the office, whatever lies between', () => {
    const office = chunk('office.js', ['kit.js'], 'src/App.tsx', 'src/GuardedPage.tsx');
    const kit = chunk('kit.js', ['zod.js'], 'src/kit.ts');
    expect(loadedTogether([office, kit, zod])).toEqual([expect.stringMatching(/^zod loads .*\(zod\.js\)$/)]);
  });

  it('are no page of the office and zod: its form checks by schemas', () => {
    const office = chunk('office.js', [], 'src/App.tsx');
    expect(loadedTogether([office, chunk('form.js', ['zod.js'], 'src/pages/Form.tsx'), zod])).toEqual([]);
  });

  it('are a public page and the office', () => {
    const office = chunk('office.js', ['day.js'], 'src/App.tsx');
    const day = chunk('day.js', [], 'domain/day.ts');
    const outbox = (from: string) => chunk('OutboxPage.js', [from], 'src/pages/login/OutboxPage.tsx');
    expect(loadedTogether([office, day, outbox('office.js')])).toHaveLength(1);
    expect(loadedTogether([office, day, outbox('day.js')])).toEqual([]);
  });

  it.each([
    'src/main.tsx',
    'src/pages/login/LoginPage.tsx',
    'src/pages/selfService/ApplicantPages.tsx',
    'src/pages/registration/RegisterPage.tsx',
    'src/pages/verify/VerifyPage.tsx',
  ])('are %s and the table of all pages', (from) => {
    const look = chunk('look.js', ['calls.js'], 'domain/pages.ts', 'domain/pages/financePages.ts');
    const calls = chunk('calls.js', [], 'src/providers/http/request.ts', 'domain/pages/publicPages.ts');
    expect(loadedTogether([chunk('x.js', ['look.js'], from), look, calls])).toEqual([
      expect.stringMatching(/^the table of all pages loads .*\(look\.js\)$/),
    ]);
    expect(loadedTogether([chunk('x.js', ['calls.js'], from), look, calls])).toEqual([]);
  });

  it.each([
    'src/App.tsx',
    'src/pages/funnel/FunnelPage.tsx',
    'src/pages/records/views.ts',
    'src/resources/promos/otherPages.ts',
  ])('are %s and an application', (from) => {
    const applicant = chunk('applicant.js', [], 'src/pages/selfService/apply/StepPage.tsx');
    expect(loadedTogether([chunk('x.js', ['applicant.js'], from), applicant])).toHaveLength(1);
    expect(loadedTogether([chunk('x.js', [], from), applicant])).toEqual([]);
  });

  it.each([
    'src/main.tsx',
    'src/App.tsx',
    'src/pages/login/OutboxPage.tsx',
    'src/resources/partners/PartnerList.tsx',
  ])('are %s and dayjs, which opens with a calendar', (from) => {
    const dayjs = chunk('dayjs.js', [], 'node_modules/dayjs/dayjs.min.js');
    const opened = chunk('DaysPart.js', ['dayjs.js'], 'src/components/admin/list/filters/DaysPart.tsx');
    expect(loadedTogether([chunk('x.js', ['DaysPart.js'], from), opened, dayjs])).toEqual([
      expect.stringMatching(/^dayjs loads .*\(dayjs\.js\)$/),
    ]);
    expect(loadedTogether([chunk('x.js', [], from), opened, dayjs])).toEqual([]);
  });

  it.each(['src/main.tsx', 'src/pages/login/LoginPage.tsx'])('are %s and numeral', (from) => {
    const numeral = chunk('numeral.js', [], 'node_modules/numeral/numeral.js');
    expect(loadedTogether([chunk('x.js', ['numeral.js'], from), numeral])).toHaveLength(1);
    expect(loadedTogether([chunk('x.js', ['numeral.js'], 'src/App.tsx'), numeral])).toEqual([]);
  });
});
