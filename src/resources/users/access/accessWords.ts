import type { PermissionOfUser } from '#contract/people/users.ts';

type Translate = (key: string, values?: Record<string, string>) => string;
type Because = PermissionOfUser['because'][number];
type Lack = PermissionOfUser['lacks'][number];

const ANY_END = '*';

const gives = (reasons: readonly Because[], translate: Translate): string[] => {
  const all = (names: string[]) => [...new Set(names)].join(', ');
  const modules = reasons.filter(({ kind }) => kind === 'module');
  const byModule = modules.flatMap(({ role }) => role ?? []);
  const byName = reasons.flatMap(({ kind, name }) => (kind === 'role' ? [name] : []));
  const byType = reasons.filter(({ kind }) => kind === 'userType');
  return [
    ...(byModule.length ? [translate('users.why.module', { roles: all(byModule) })] : []),
    ...(byName.length ? [translate('users.why.role', { roles: all(byName) })] : []),
    ...(modules.some(({ role }) => role === undefined) ? [translate('users.why.given')] : []),
    ...byType.map(({ name }) => translate(`users.why.${name}`)),
  ];
};

const roleWay = (names: readonly string[], translate: Translate): string[] => {
  const [role, ...others] = names;
  if (role === undefined) return [];
  return [
    others.length
      ? translate('users.lack.roles', { roles: names.join(', ') })
      : translate('users.lack.role', { role }),
  ];
};

/** The ways to a permission that is not held, in words that follow "Needs". */
const waysOf = (permission: string, lacks: readonly Lack[], translate: Translate): string[] => {
  const label = translate(`permissions.label.${permission}`, { _: permission });
  const names = lacks.flatMap(({ kind, name }) => (kind === 'role' ? [name] : []));
  const begins = names.filter((name) => name.endsWith(ANY_END)).map((name) => name.slice(0, -ANY_END.length));
  return [
    ...(lacks.some(({ kind }) => kind === 'module')
      ? [translate('users.lack.module', { permission: label })]
      : []),
    ...roleWay(
      names.filter((name) => !name.endsWith(ANY_END)),
      translate,
    ),
    ...begins.map((begin) => translate('users.lack.begins', { begin })),
  ];
};

const lacksWords = ({ permission, lacks }: PermissionOfUser, translate: Translate): string[] => {
  const ways = waysOf(permission, lacks, translate).join(`, ${translate('permissions.or')} `);
  const against = lacks.flatMap(({ kind, name }) => (kind === 'without' ? [name] : [])).join(', ');
  const types = lacks.filter(({ kind }) => kind === 'type');
  return [
    ...(lacks.some(({ kind }) => kind === 'off') ? [translate('users.lack.off')] : []),
    ...(ways ? [translate('users.lack.needs', { ways })] : []),
    ...(lacks.some(({ kind }) => kind === 'offBesides') ? [translate('users.lack.offBesides')] : []),
    ...(against ? [translate('users.lack.without', { roles: against })] : []),
    ...types.map(({ name }) => translate(`users.lack.${name}`)),
  ];
};

/** Whether somebody holds a permission. */
export const isHeld = ({ because }: PermissionOfUser): boolean => because.length > 0;

/** Why somebody can, or what would have to be so that they could: sentences. */
export const accessWords = (row: PermissionOfUser, translate: Translate): string[] =>
  isHeld(row) ? gives(row.because, translate) : lacksWords(row, translate);
