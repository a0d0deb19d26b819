import { z } from 'zod';
import { REACHES } from '#domain/access/view/roleReach.ts';
import { normalForm } from '#domain/formats/unicode/normalForm.ts';
import { any, call } from './call.ts';
import { envelope, id, idParams, instant, noInput, version, wholeList } from './envelope.ts';
import { line } from './line.ts';
import { filter, listOf, listQuery } from './list.ts';
import { own } from './messages/own.ts';

const responsibility = z.object({ permission: z.string(), name: z.string(), isEnabled: z.boolean() });
const module = z.object({ code: z.string(), name: z.string(), responsibilities: z.array(responsibility) });
export type AccessRoleModule = z.infer<typeof module>;

const accessRoleRow = z.object({
  accessRoleId: id,
  role: z.string(),
  isEnabled: z.boolean(),
  isExternal: z.boolean(),
  /** People with the role sign in with a second factor. */
  requiresSecondFactor: z.boolean(),
  /** Named in the specification: seeded, never created, renamed or deleted by users. */
  isReserved: z.boolean(),
  responsibilityCount: z.number().int(),
  userCount: z.number().int(),
  updatedBy: z.string().nullable(),
  dtimeUpdated: instant,
  dtimeCreated: instant,
});
export type AccessRoleRow = z.infer<typeof accessRoleRow>;

const accessRole = accessRoleRow.extend({
  modules: z.array(module),
  /** How far people of partners see who have it, as its job titles and holders tell; empty where nothing tells, and of staff. */
  reaches: z.array(z.enum(REACHES)),
  /** The change of it that waits for a second person. */
  approvalRequestId: id.nullable(),
  version,
});
export type AccessRole = z.infer<typeof accessRole>;

/** Create and edit send the whole role; responsibilities that are not named count as disabled. */
export const accessRoleBody = z.strictObject({
  role: line(60)
    .overwrite((name) => normalForm(name, 'NFKC'))
    .min(
      3,
      own({
        en: 'Give the role a name of at least 3 characters',
        fil: 'Bigyan ang role ng pangalang may hindi bababa sa 3 karakter',
      }),
    ),
  isEnabled: z.boolean(),
  isExternal: z.boolean(),
  /** Left out, a role stays as it is; a new one requires it when it is for staff and approves, moves money or gives rights. */
  requiresSecondFactor: z.boolean().optional(),
  modules: z
    .array(
      z.strictObject({
        code: z.string().max(60),
        name: z.string().max(120).optional(),
        responsibilities: z
          .array(
            z.strictObject({
              permission: z.string().max(60),
              name: z.string().max(120).optional(),
              isEnabled: z.boolean(),
            }),
          )
          .max(100),
      }),
    )
    .max(100),
});
export type AccessRoleBody = z.infer<typeof accessRoleBody>;

const foreseenPermission = z.object({
  permission: z.string(),
  /** How many accounts. */
  count: z.number().int(),
  /** The first of them by name, for those who may see accounts. */
  people: z.array(z.object({ id, name: z.string() })),
});
export type ForeseenPermission = z.infer<typeof foreseenPermission>;

const foreseen = z.object({
  /** How many accounts have the role. */
  holders: z.number().int(),
  gains: z.array(foreseenPermission),
  losses: z.array(foreseenPermission),
  /** How many of those who lose something are signed in now, and will be signed out. */
  signedOut: z.number().int(),
  /** Whether a second person has to approve it: it would approve, move money or give rights, and does not now. */
  needsSecondPerson: z.boolean(),
});
export type ForeseenRole = z.infer<typeof foreseen>;

export const ACCESS_ROLE_SORTS = ['role', 'dtimeUpdated', 'dtimeCreated', 'id'] as const;
export const accessRoleFilters = {
  id: filter.ids(),
  role: filter.text(),
  isEnabled: filter.flag(),
  isExternal: filter.flag(),
};

export const accessRoles = {
  listAccessRoles: call('GET', '/api/access-role-management', any('UM_VIEW_ACCESS_ROLE'))
    .input(z.object({ query: listQuery(accessRoleFilters, ACCESS_ROLE_SORTS) }))
    .output(listOf(accessRoleRow)),
  createAccessRole: call('POST', '/api/access-role-management', {
    ...any('UM_CREATE_ACCESS_ROLE'),
    proof: 'money',
  })
    .input(z.object({ body: accessRoleBody }))
    .output(envelope(accessRole)),
  /** Every module with its responsibilities, all disabled: the empty matrix of the create page. */
  listModules: call('GET', '/api/access-role-management/modules', {
    ...any('UM_VIEW_ACCESS_ROLE', 'UM_CREATE_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE'),
    addition: true,
  })
    .input(noInput)
    .output(wholeList(module)),
  getAccessRole: call('GET', '/api/access-role-management/{id}', any('UM_VIEW_ACCESS_ROLE'))
    .input(z.object({ params: idParams }))
    .output(envelope(accessRole)),
  editAccessRole: call('POST', '/api/access-role-management/{id}', {
    ...any('UM_EDIT_ACCESS_ROLE'),
    versioned: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams, body: accessRoleBody }))
    .output(envelope(accessRole)),
  /** What saving this body would do to the people who have the role. Refused where saving is; nothing is written. */
  foreseeAccessRole: call('POST', '/api/access-role-management/{id}/foresee', {
    ...any('UM_EDIT_ACCESS_ROLE'),
    addition: true,
    keyless: true,
    versioned: true,
  })
    .input(z.object({ params: idParams, body: accessRoleBody }))
    .output(envelope(foreseen)),
};
