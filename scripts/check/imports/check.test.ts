import { describe, expect, it } from 'vitest';
import { checkImports } from './check.ts';

const file = (path: string, ...imported: string[]) => ({
  path,
  text: imported.map((name) => `import { x } from '${name}';\n`).join(''),
});
const said = (...files: ReturnType<typeof file>[]) => checkImports(files);

describe('the law of imports', () => {
  it.each([
    ['domain/imports/fold.ts', '../../server/sheets/types.ts'],
    ['domain/tin.ts', 'drizzle-orm'],
    ['domain/tin.ts', '#contract/shapes/address.ts'],
    ['domain/day.ts', 'dayjs'],
    ['domain/money/dates.ts', 'dayjs/plugin/utc.js'],
    ['domain/dates.ts', 'drizzle-orm'],
    ['src/components/ui/dates/Calendar.tsx', 'dayjs'],
    ['server/lists/filters.ts', 'dayjs'],
    ['src/components/ui/texts.tsx', 'numeral'],
    ['server/jobs/export/columns.ts', 'numeral'],
    ['domain/imports/cells/readDate.ts', '../../dates.ts'],
    ['server/importKinds/promo/promoChecker.ts', '#domain/dates.ts'],
    ['contract/parts.ts', 'drizzle-orm'],
    ['src/components/admin/Changes.tsx', '#domain/imports/fields/partnerFields.ts'],
    ['src/pages/imports/grid/useGridAddress.ts', '#domain/imports/problems.ts'],
    ['contract/shapes/importShapes.ts', '#domain/imports/fields/fields.ts'],
    ['domain/importJobs/matters.ts', '../imports/fields/partnerFields.ts'],
    ['contract/parts.ts', '#server/http/ids.ts'],
    ['server/http/ids.ts', '../../src/providers/http.ts'],
    ['server/http/ids.ts', 'react'],
    ['src/providers/http.ts', '#server/http/ids.ts'],
    ['src/providers/http.ts', 'node:fs'],
    ['src/components/ui/Panel.tsx', '../../pages/jobs/JobsPage.tsx'],
    ['src/components/ui/Panel.tsx', 'react-admin'],
    ['src/components/ui/Panel.tsx', '../admin/Can.tsx'],
    ['src/resources/accessRoles/index.ts', '../../pages/dashboard/Greeting.tsx'],
    ['src/resources/accessRoles/index.ts', '../promos/index.ts'],
    ['src/pages/jobs/JobsPage.tsx', '../dashboard/Greeting.tsx'],
    ['src/pages/records/list/columns.tsx', '../../../resources/merchants/index.ts'],
    ['src/pages/records/list/columns.tsx', '../../newPartner/StepPage.tsx'],
    ['server/areas/partners/getPartner.ts', '../merchants/getMerchant.ts'],
    ['server/records/lock/subject.ts', '../../areas/partners/getPartner.ts'],
    ['server/jobs/work.ts', '../imports/run.ts'],
    ['server/jobs/work.ts', '../router.ts'],
    ['server/areas/partners/getPartner.ts', '../../deeds/do.ts'],
    ['server/imports/rows/judge.ts', '../../importKinds/partner/partnerKind.ts'],
    ['server/imports/rows/judge.ts', '#domain/imports/fields/partnerFields.ts'],
    ['server/imports/rows/judge.ts', '../../importKinds/shared/codes.ts'],
    ['server/areas/imports/getImport.ts', '../../importKinds/partner/partnerKind.ts'],
    ['server/importKinds/merchant/merchantKind.ts', '../partner/partnerKind.ts'],
    ['server/importKinds/shared/codeProblems.ts', '../partner/partnerKind.ts'],
    ['server/importKinds/partner/partnerKind.ts', '../../areas/partners/getPartner.ts'],
  ])('refuses %s → %s', (path, imported) => {
    expect(said(file(path, imported))).toHaveLength(1);
  });

  it.each([
    ['domain/imports/fold.ts', '../text.ts'],
    ['domain/dates.ts', 'dayjs'],
    ['src/components/ui/numberTexts.ts', 'numeral'],
    ['domain/imports/cells/readDate.ts', '../../day.ts'],
    ['contract/parts.ts', 'zod'],
    ['contract/parts.ts', '#domain/importJobs/matters.ts'],
    ['domain/imports/problems.ts', '../importJobs/problemCodes.ts'],
    ['server/areas/partners/getPartner.ts', './readPartner.ts'],
    ['server/areas/partners/getPartner.ts', '../../records/lock/subject.ts'],
    ['server/http/deps.ts', '../config.ts'],
    ['server/imports/rows/judge.ts', '#domain/imports/fields/fields.ts'],
    ['server/importKinds/partner/partnerKind.ts', '../../imports/kind.ts'],
    ['server/importKinds/partner/partnerKind.ts', '../shared/codes.ts'],
    ['server/registries/imports.ts', '../importKinds/partner/partnerKind.ts'],
    ['server/registries/jobs.ts', '../areas/partners/source.ts'],
    ['src/resources/accessRoles/index.ts', '../../pages/records/RecordShell.tsx'],
    ['src/pages/newPartner/StepPage.tsx', '../records/stores/StoreListPage.tsx'],
    ['src/resources/accessRoles/index.ts', './AccessRoleList.tsx'],
  ])('lets %s → %s be', (path, imported) => {
    expect(said(file(path, imported))).toEqual([]);
  });

  it('counts types, exports from elsewhere and late imports, but no test', () => {
    const text = `
      import type { A } from '../merchants/a.ts';
      export { b } from '../promos/b.ts';
      const c = () => import('../jobs/c.ts');`;
    const path = 'server/areas/partners/getPartner.ts';
    expect(checkImports([{ path, text }])).toHaveLength(3);
    expect(checkImports([{ path: path.replace('.ts', '.test.ts'), text }])).toEqual([]);
  });

  it('refuses a public page even the types of react-admin', () => {
    const text = "import type { RaRecord } from 'react-admin';";
    expect(checkImports([{ path: 'src/pages/login/LoginPage.tsx', text }])).toHaveLength(1);
    expect(checkImports([{ path: 'src/components/admin/Can.tsx', text }])).toEqual([]);
  });

  it('finds what a public page brings along, whatever lies between, and tells the way', () => {
    const page = file('src/pages/login/LoginPage.tsx', '../../components/ui/Panel.tsx');
    const panel = file('src/components/ui/Panel.tsx', '@mui/material');
    expect(said(page, panel)).toEqual([
      'src/pages/login/LoginPage.tsx → src/components/ui/Panel.tsx → npm:@mui/material: public pages are light',
    ]);
    const late = { path: page.path, text: "const x = () => import('../../components/ui/Panel.tsx');" };
    expect(said(late, panel)).toEqual([]);
  });

  it('finds the table of all pages behind a public one, which knows its own', () => {
    const begin = file('src/pages/selfService/start/Begin.tsx', '../../../providers/guard.ts');
    const guard = file('src/providers/guard.ts', '#domain/pages.ts');
    expect(said(begin, guard)).toEqual([
      'src/pages/selfService/start/Begin.tsx → src/providers/guard.ts → domain/pages.ts: public pages are light',
    ]);
    expect(said(file('src/public/look/FirstLook.tsx', '../../providers/guard.ts'), guard)).toEqual([]);
    expect(said(file('src/public/entryGuard.ts', '#domain/pages/publicPages.ts'), guard)).toEqual([]);
  });

  it('finds a circle of files, of types and late imports too, once and with the way round', () => {
    const [tin, store, money] = ['domain/tin.ts', 'domain/store.ts', 'domain/money.ts'];
    const type = (path: string, name: string) => ({ path, text: `import type { X } from './${name}.ts';` });
    const circle = [type(tin, 'store'), file(store, './money.ts'), type(money, 'tin')];
    expect(said(...circle, file('domain/vat.ts', './tin.ts'))).toEqual([
      `${tin} → ${store} → ${money} → ${tin}: no circle of files, not even of types`,
    ]);
    expect(said(...circle.slice(1))).toEqual([]);
    const late = { path: tin, text: "const store = () => import('./store.ts');" };
    expect(said(late, ...circle.slice(1))).toHaveLength(1);
  });

  it.each(['tests/access/decided.ts', 'scripts/guide/fill.ts', 'src/providers/guard.test.ts'])(
    'finds a circle of files that may import everything: %s',
    (path) => {
      const beside = path.replace(/\w+\./, 'beside.');
      const way = (to: string) => `./${to.split('/').at(-1)}`;
      expect(said(file(path, way(beside)), file(beside, way(path)))).toHaveLength(1);
    },
  );
});
