import { z } from 'zod';
import { DESIGNATIONS } from '#domain/people/designation.ts';
import { CIVIL_STATUSES, GENDERS } from '#domain/people/personWords.ts';
import { any, call } from './call.ts';
import { done, envelope, id, idParams, instant, version, wholeList } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';
import { address, addressInput } from './shapes/address.ts';
import { day } from './shapes/code.ts';
import { fullNameInput } from './shapes/contactPerson.ts';
import { optionalEmail, optionalMobile } from './shapes/mobile.ts';

const named = z.string().nullable();
export const ASSOCIATE_TYPES = ['retailer-associates', 'sales-representatives'] as const;

/** A person of a store. `position` is one of the designations, grouped as owner, manager and sales agent. */
export const personalDetails = z.strictObject({
  ...fullNameInput.shape,
  gender: z.enum(GENDERS).nullish(),
  civilStatus: z.enum(CIVIL_STATUSES).nullish(),
  birthDate: day.nullish(),
  email: optionalEmail,
  mobileNumber: optionalMobile,
});
export type PersonalDetails = z.output<typeof personalDetails>;

const position = z.enum(DESIGNATIONS);
export const associateInput = personalDetails.extend({
  position: position.nullish(),
  isEnabled: z.boolean().default(true),
  isSameAddress: z.boolean().default(false),
  presentAddress: addressInput.nullish(),
  permanentAddress: addressInput.nullish(),
});
export type AssociateInput = z.output<typeof associateInput>;

/** A new retailer associate, with further stores than the one it is added to. */
export const newAssociate = associateInput.extend({ merchantIds: z.array(id).max(200).default([]) });
export const associateAddress = z.strictObject({
  type: z.enum(['PRESENT', 'PERMANENT']),
  /** Whether the permanent address is the present one from now on; left out, that stays as it is. */
  isSameAddress: z.boolean().optional(),
  /** Left out when the permanent address becomes the present one. */
  address: addressInput.nullish(),
});
export const designationPosition = z.strictObject({
  position,
  isEnabled: z.boolean(),
  /** The stores of the person, all of them. */
  merchantIds: z.array(id).min(1).max(200),
});
export type DesignationPosition = z.output<typeof designationPosition>;
export const servingBody = z.strictObject({
  employeeCode: z.string().min(1).max(40),
  merchantIds: z.array(id).max(200).default([]),
});

const store = z.object({ id, merchantName: z.string() });
export const associateRow = z.object({
  id,
  type: z.enum(ASSOCIATE_TYPES),
  employeeCode: named,
  firstName: z.string(),
  middleName: named,
  lastName: z.string(),
  position: named,
  email: named,
  mobileNumber: named,
  isEnabled: z.boolean(),
  merchants: z.array(store),
  dtimeUpdated: instant,
  updatedBy: named,
});
export type AssociateRow = z.infer<typeof associateRow>;
const associate = associateRow.extend({
  partnerId: id,
  gender: named,
  civilStatus: named,
  birthDate: named,
  isSameAddress: z.boolean(),
  addresses: z.array(address),
  dtimeCreated: instant,
  version,
});
export type Associate = z.infer<typeof associate>;

export const ASSOCIATE_SORTS = ['name', 'position', 'email', 'isEnabled', 'dtimeUpdated', 'id'] as const;
const associateFilters = {
  type: filter.oneOf(ASSOCIATE_TYPES),
  q: filter.text(),
  merchantId: filter.ids(),
  position: filter.text(),
  isEnabled: filter.flag(),
};

/** An export says whose people; the list has it in its path. */
export const associatesOfPartner = { ...associateFilters, partnerId: z.string().max(19) };

const view = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW');
const edit = {
  access: 'permission',
  needs: { all: [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'], ['PM_EDIT']] },
} as const;
const ofMerchant = z.strictObject({ merchantId: id, id });

export const associates = {
  /** People of a partner's stores, retailer associates and sales representatives. */
  listAssociates: call('GET', '/api/partner-management/associates/{id}', { ...view, addition: true })
    .input(z.object({ params: idParams, query: listQuery(associateFilters, ASSOCIATE_SORTS) }))
    .output(listOf(associateRow)),
  getAssociate: call('GET', '/api/partner-management/associate/{id}', { ...view, addition: true })
    .input(z.object({ params: idParams }))
    .output(envelope(associate)),
  getMerchantAssociates: call('GET', '/api/merchants/v3/{id}/{type}', view)
    .input(z.object({ params: z.strictObject({ id, type: z.enum(ASSOCIATE_TYPES) }) }))
    .output(envelope(z.object({ associates: z.array(associateRow) }))),
  addRetailerAssociate: call('POST', '/api/merchants/v3/add/{merchantId}/retailer-associate', edit)
    .input(
      z.object({
        params: z.strictObject({ merchantId: id }),
        body: newAssociate,
      }),
    )
    .output(envelope(associate)),
  updateRetailerAssociatePersonalDetails: call(
    'POST',
    '/api/merchants/v3/update/{merchantId}/retailer-associates/{id}/personal-details',
    { ...edit, versioned: true },
  )
    .input(z.object({ params: ofMerchant, body: personalDetails }))
    .output(envelope(associate)),
  updateRetailerAssociateAddress: call(
    'POST',
    '/api/merchants/v3/update/{merchantId}/retailer-associates/{id}/address',
    { ...edit, versioned: true },
  )
    .input(z.object({ params: ofMerchant, body: associateAddress }))
    .output(envelope(associate)),
  updateDesignationPosition: call(
    'POST',
    '/api/merchants/v3/update/{merchantId}/retailer-associates/{id}/designation-position',
    { ...edit, versioned: true, addition: true },
  )
    .input(z.object({ params: ofMerchant, body: designationPosition }))
    .output(envelope(associate)),
  /** The provider's own people by employee code or part of it, with the caller's stores they serve. */
  getSalesRepresentatives: call('GET', '/api/merchants/v1/sales-representatives', view)
    .input(z.object({ query: z.strictObject({ employeeCode: z.string().max(40).optional() }) }))
    .output(
      wholeList(
        z.object({
          employeeCode: z.string(),
          name: z.string(),
          position: z.string(),
          merchants: z.array(store),
        }),
      ),
    ),
  /** Adds a sales representative to a store (and to more of the same partner), or removes them. */
  salesRepresentativeAction: call('POST', '/api/merchants/v3/{id}/sales-representatives/{action}', edit)
    .input(
      z.object({
        params: z.strictObject({ id, action: z.enum(['add', 'remove']) }),
        body: servingBody,
      }),
    )
    .output(done),
};
