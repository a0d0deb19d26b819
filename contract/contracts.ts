import { z } from 'zod';
import { CONTRACT_STATES } from '#domain/records/contractState.ts';
import { any, call } from './call.ts';
import { envelope, id, idParams, instant, noInput, version } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';
import { day } from './shapes/code.ts';

const named = z.string().nullable();

const contractRow = z.object({
  id,
  number: z.string(),
  partnerId: id,
  partnerName: z.string(),
  hsisCode: named,
  /** Expiring: 60 days or fewer are left. */
  state: z.enum(CONTRACT_STATES),
  startDate: z.string(),
  expiryDate: z.string(),
  daysLeft: z.number().int(),
  signedFileName: named,
  signedBy: named,
  dtimeSigned: instant.nullable(),
  dtimeUpdated: instant,
  updatedBy: named,
  version,
});
export type ContractRow = z.infer<typeof contractRow>;

/** The days on which a contract begins and ends. */
const contractTerm = z.strictObject({ startDate: day, expiryDate: day });
export type ContractTerm = z.output<typeof contractTerm>;

export const CONTRACT_SORTS = ['expiryDate', 'partnerName', 'number', 'id'] as const;
export const contractFilters = {
  id: filter.ids(),
  q: filter.text(),
  partnerId: filter.ids(),
  state: filter.oneOf(CONTRACT_STATES),
  expiryDate: filter.days(),
};

const view = { ...any('CM_VIEW'), addition: true } as const;
const edit = { ...any('CM_EDIT'), addition: true } as const;

const sheetOf = { ...any('CM_VIEW'), inView: 'file', heavy: true } as const;
const ofPartner = z.object({ params: z.strictObject({ partnerId: id }) });

/** Contracts of approved partners. */
export const contracts = {
  /** The list as a workbook: of every partner, or of one; to an applicant those of the own application and no others. */
  downloadContracts: call('GET', '/api/partners/v3/download-contracts', sheetOf)
    .input(noInput)
    .output(z.file()),
  downloadContractsByPartner: call('GET', '/api/partners/v3/download-contracts/{partnerId}', sheetOf)
    .input(ofPartner)
    .output(z.file()),
  downloadContractsPublic: call('GET', '/api/partners/v3/download-contracts/public', {
    access: 'otp',
    heavy: true,
  })
    .input(noInput)
    .output(z.file()),
  downloadContractsByPartnerPublic: call('GET', '/api/partners/v3/download-contracts/{partnerId}/public', {
    access: 'otp',
    heavy: true,
  })
    .input(ofPartner)
    .output(z.file()),
  listContracts: call('GET', '/api/contracts', view)
    .input(z.object({ query: listQuery(contractFilters, CONTRACT_SORTS) }))
    .output(listOf(contractRow)),
  getContract: call('GET', '/api/contracts/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(contractRow)),
  /** The signed copy where there is one, else the contract made from the data, as a PDF. */
  downloadContract: call('GET', '/api/contracts/{id}/download', {
    ...view,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(
      z.object({
        params: idParams,
        query: z.strictObject({ copy: z.enum(['signed', 'unsigned']).optional() }),
      }),
    )
    .output(z.file()),
  uploadSignedContract: call('POST', '/api/contracts/{id}/signed', {
    ...edit,
    upload: 'contract',
    heavy: true,
  })
    .input(z.object({ params: idParams, body: z.strictObject({ file: z.file() }) }))
    .output(envelope(contractRow)),
  editContract: call('POST', '/api/contracts/{id}', { ...edit, versioned: true })
    .input(z.object({ params: idParams, body: contractTerm }))
    .output(envelope(contractRow)),
};
