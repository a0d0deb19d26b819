import type { CreatePartnerBody } from '#contract/partners.ts';
import type { PartnerPayloadPublic } from '#contract/shapes/partnerPayload.ts';
import { nameParts } from '#domain/selfService/send/nameParts.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { badFields } from '../../http/errors/fail.ts';

const WHOLE_NAME = {
  en: 'Write first name and surname',
  fil: 'Isulat ang pangalan at apelyido',
};
/** How a partner came that nobody entered: it stands where staff say who brought it in. */
const ONBOARDED_BY = 'Self-service';

type Part = Pick<CreatePartnerBody, 'onBoardedBy' | 'processor' | 'contactPersons'>;

/**
 * What an application has of whoever applies: they are the processor, and its contact, reached where the code went. Who leaves the
 * name out is who signs. 400 on `processor.fullName`.
 */
export const applicantsPart = (
  { proved }: SignedIn,
  { name, processor, contactPerson }: PartnerPayloadPublic,
): Part => {
  if (!proved) throw new Error('An applicant without a number');
  const { firstName, middleName, lastName } = contactPerson.fullName;
  const given = processor?.fullName ?? null;
  const parts = given === null ? null : nameParts(given);
  if (given !== null && !parts) throw badFields({ 'processor.fullName': WHOLE_NAME });
  const jobTitle = processor?.jobTitle ?? (given === null ? contactPerson.jobTitle : null);
  return {
    onBoardedBy: ONBOARDED_BY,
    processor: {
      registeredBusinessName: name,
      jobTitle,
      fullName: given ?? [firstName, middleName, lastName].filter(Boolean).join(' '),
      mobileNumber: proved.mobileNumber,
    },
    contactPersons: [
      {
        role: 'CONTACT_PERSON',
        fullName: parts ? { ...parts, middleName: null } : contactPerson.fullName,
        birthDate: null,
        jobTitle,
        contactDetail: {
          mobileNumber: proved.mobileNumber,
          landlineNumber: null,
          emailAddress: proved.email,
        },
      },
    ],
  };
};
