// Written by hand from the decisions of who gives what, and reviewed; never made from domain/access/givenRoles.ts.

import { permissionsOf } from '#domain/permissions.ts';
import type { Holding, RoleState, World } from './holdings.ts';

const EVERY_STAFF_GIVER = ['HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT'];
const OF_PARTNER_ADMIN = /^(HEAD_OFFICE_\d+|ACCOUNTING_FINANCE|(STORE|MERCHANT)_(MANAGER|FRONTLINER))$/;

/** Whether somebody gives a role to people of partners by themselves. */
const givesOutside = (actor: Holding, role: string): boolean =>
  EVERY_STAFF_GIVER.some((giver) => actor.roles.has(giver)) ||
  (actor.roles.has('PARTNER_ADMIN') && OF_PARTNER_ADMIN.test(role));

const opens = ({ name, permissions }: RoleState): string[] => [
  ...permissionsOf({ type: 'INTERNAL', roles: [name], moduleAccessibility: permissions }),
];
const NOTHING: ReadonlySet<string> = new Set();
const added = <T>(after: ReadonlySet<T>, before: ReadonlySet<T> | undefined): T[] =>
  [...after].filter((one) => !before?.has(one));

/** What approves, moves money or gives rights: no role begins to by one person alone. */
const WEIGHTY = [
  'PM_SBO_REVIEW',
  'PM_RISK_REVIEW',
  'FM_EDIT_RS',
  'HC_PROTECT_CREATE',
  'PT_EDIT',
  'UR_CREATE',
  'UR_EDIT',
]
  .concat(['UM_CREATE_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE'])
  .concat(['PRO_STATUS_SUBMITTED_EDIT', 'PRO_STATUS_REVIEW_EDIT', 'PRO_STATUS_APPROVED_EDIT']);

/** The roles of staff that somebody else asked for and the actor may give: one of the two holds what they open by their modules. */
const askedByOthers = (actor: Holding, target: Holding, { waiting, roles, people }: World): RoleState[] =>
  [...roles.values()].filter((role) =>
    waiting.some(({ userId, role: name, askerId }) => {
      const asker = people.get(askerId ?? '');
      const isHeldBy = (one: Holding | undefined) =>
        role.permissions.every((held) => one?.permissions.has(held));
      return (
        name === role.name &&
        askerId !== actor.id &&
        (userId === null || userId === target.id) &&
        (isHeldBy(actor) || isHeldBy(asker))
      );
    }),
  );

/** What an actor may bring about that somebody holds: what they hold themselves, and what the roles open that they give or agree to. */
const mayGive = (actor: Holding, target: Holding, before: World): ReadonlySet<string> => {
  if (target.type === 'INTERNAL')
    return new Set([...actor.permissions, ...askedByOthers(actor, target, before).flatMap(opens)]);
  const given = [...before.roles.values()].filter(
    ({ name, isExternal, isEnabled }) => isExternal && isEnabled && givesOutside(actor, name),
  );
  const ofOutsiders = permissionsOf({ type: 'EXTERNAL', roles: [], moduleAccessibility: [] });
  return new Set([...actor.permissions, ...given.flatMap(opens), ...ofOutsiders]);
};

/** Who lost a role may come by this alone: it is hidden from those who see more. */
const isUnhidden = (permission: string): boolean => permission === 'MPL_VIEW';

const wrongOf = (actor: Holding, target: Holding, before: World, after: World): string[] => {
  const was = before.people.get(target.id);
  const may = mayGive(actor, target, before);
  const gains = added(target.permissions, was?.permissions).filter(
    (permission) => !(was && isUnhidden(permission)),
  );
  const stores =
    target.level === 'MERCHANT' && was?.level !== 'PARTNER' ? added(target.stores, was?.stores) : [];
  const isWider = was !== undefined && was.level === 'MERCHANT' && target.level !== 'MERCHANT';
  const roles = added(target.roles, was?.roles);
  const grew = gains.length + stores.length + roles.length > 0 || isWider || !was;
  const who = target.username ?? `account ${target.id}`;
  const wrong: string[] = [];
  const say = (isWrong: boolean, text: string) => void (isWrong && wrong.push(`${who}: ${text}`));

  const above = gains.filter((permission) => !may.has(permission));
  say(above.length > 0, `gained ${above}, which was not the actor's to give`);
  say(grew && target.id === actor.id, `changed their own access (${[...gains, ...stores, ...roles]})`);
  say(was !== undefined && (was.partnerId !== target.partnerId || was.type !== target.type), 'changed sides');
  say(grew && actor.type === 'EXTERNAL' && target.partnerId !== actor.partnerId, 'is of another partner');
  if (target.type === 'EXTERNAL') {
    const notGiven = roles.filter((role) => !givesOutside(actor, role));
    say(notGiven.length > 0, `was given ${notGiven} by somebody who does not give it`);
    const ofStaff = roles.filter(
      (role) => ![...before.roles.values()].some((one) => one.name === role && one.isExternal),
    );
    say(ofStaff.length > 0, `of a partner was given ${ofStaff} of the staff`);
  } else {
    say(grew && actor.type === 'EXTERNAL', 'of the staff was changed from outside');
    const asked = askedByOthers(actor, target, before).map(({ name }) => name);
    const alone = roles.filter((role) => !asked.includes(role));
    say(alone.length > 0, `of the staff was given ${alone} by one person alone`);
  }
  for (const { one, other } of after.rules) {
    const [had, has] = [was?.permissions ?? NOTHING, target.permissions].map(
      (held) => held.has(one) && held.has(other),
    );
    const isNewRule = !before.rules.some((rule) => rule.one === one && rule.other === other);
    say(has === true && !had && !isNewRule, `holds ${one} and ${other}, which are kept apart`);
  }
  return wrong;
};

/** Roles that from now on open to somebody what whoever made or changed them does not hold: newly, again, or on the other side. */
const wrongRoles = (actor: Holding, before: World, after: World): string[] =>
  [...after.roles].flatMap(([id, role]) => {
    const was = before.roles.get(id);
    const isMoved = was !== undefined && was.isExternal !== role.isExternal;
    const had = new Set(was?.isEnabled && !isMoved ? opens(was) : []);
    const above = role.isEnabled
      ? opens(role).filter((permission) => !had.has(permission) && !actor.permissions.has(permission))
      : [];
    const alone =
      was && role.isEnabled
        ? opens(role).filter((permission) => !had.has(permission) && WEIGHTY.includes(permission))
        : [];
    return [
      ...(above.length ? [`the role ${role.name} opens ${above}, which its editor does not hold`] : []),
      ...(alone.length ? [`the role ${role.name} opens ${alone} by one person alone`] : []),
    ];
  });

/** Roles that an import asks for and whoever brought it in does not give: of a partner by the kept list, of the staff by what they hold. */
const wrongImports = (actor: Holding, before: World, after: World): string[] =>
  [...after.imported].flatMap(([id, { role, partnerId }]) => {
    if (before.imported.has(id)) return [];
    const known = [...before.roles.values()].find(({ name }) => name === role);
    const isGiven =
      partnerId === null
        ? actor.type === 'INTERNAL' &&
          known !== undefined &&
          known.permissions.every((permission) => actor.permissions.has(permission))
        : givesOutside(actor, role) && (actor.type === 'INTERNAL' || actor.partnerId === partnerId);
    const fits = known?.isEnabled === true && known.isExternal === (partnerId !== null);
    return isGiven && fits ? [] : [`an import asks for ${role}, which is not the importer's to give`];
  });

const keepsRoles = ({ isActive, type, permissions }: Holding): boolean =>
  isActive &&
  type === 'INTERNAL' &&
  permissions.has('UM_VIEW_ACCESS_ROLE') &&
  permissions.has('UM_EDIT_ACCESS_ROLE');

/** All that a step of somebody (null for whoever is not signed in) brought about and should not have. */
export const wrongBetween = (before: World, after: World, actorId: string | null): string[] => {
  const actor = actorId === null ? undefined : before.people.get(actorId);
  const wrong = [...after.people.values()].some(keepsRoles) ? [] : ['nobody keeps access roles any more'];
  if (after.ownApprovals > before.ownApprovals) wrong.push('a request was approved by whoever asked for it');
  if (actor) {
    for (const target of after.people.values()) wrong.push(...wrongOf(actor, target, before, after));
    return [...wrong, ...wrongRoles(actor, before, after), ...wrongImports(actor, before, after)];
  }
  for (const target of after.people.values()) {
    const was = before.people.get(target.id);
    const more = [...added(target.permissions, was?.permissions), ...added(target.stores, was?.stores)];
    if (more.length) wrong.push(`${target.username ?? target.id}: gained ${more} from nobody`);
  }
  return wrong;
};
