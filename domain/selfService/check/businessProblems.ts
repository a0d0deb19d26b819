import { partnerBusinessFields as fields } from '../../fields/partner.ts';
import type { TinRule } from '../../formats/tin.ts';
import { registrationProblems } from '../../records/businessRegistration.ts';
import type { BusinessForm } from '../form/applicationForm.ts';
import { addressProblems, type KnownZips } from './addressProblems.ts';
import { found, missing, type Problems, textProblem, under } from './problems.ts';
import { tinProblem } from './tinProblem.ts';

/** What is wrong with the step business-details, by field. */
export const businessProblems = (form: BusinessForm, hasZips: KnownZips, tins: TinRule = {}): Problems => {
  const dti = form.dtiRegistrationNumber;
  const sec = form.secRegistrationNumber;
  const office = registrationProblems(form.businessType || null, { dti, sec });
  const isOptional = true;
  return {
    ...found({
      businessType: form.businessType ? null : missing(fields.businessEntity),
      registeredBusinessName: textProblem(form.registeredBusinessName, fields.name),
      businessTin: tinProblem(form.businessTin, tins),
      dtiRegistrationNumber:
        office.dtiRegistrationNumber ?? textProblem(dti, fields.dtiRegistrationNumber, { isOptional }),
      secRegistrationNumber:
        office.secRegistrationNumber ?? textProblem(sec, fields.secRegistrationNumber, { isOptional }),
    }),
    ...under('address', addressProblems(form.address, hasZips)),
  };
};
