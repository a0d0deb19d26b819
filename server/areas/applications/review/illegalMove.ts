import {
  type ApplicationStatus,
  applicationStatus,
  workflowStatus,
} from '#domain/review/applicationStatus.ts';
import { each, type Language } from '#domain/sentence.ts';
import { fail } from '../../../http/errors/fail.ts';
import type { Subject } from '../../../records/lock/subject.ts';

const inWords = (
  { status, workflowStatus: workflow }: Pick<Subject, 'status' | 'workflowStatus'>,
  language: Language,
): string => {
  const label = applicationStatus[status].label[language];
  return status === 'SUBMITTED' && workflow
    ? `${label} (${workflowStatus[workflow].label[language]})`
    : label;
};

/** 422 of a move that does not lead on from where the record stands; `to` names where it should have led. */
export const illegalMove = (subject: Pick<Subject, 'status' | 'workflowStatus'>, to?: ApplicationStatus) =>
  fail(
    'rule_illegal_move',
    each((language) => {
      const [now, wanted] = [inWords(subject, language), to && applicationStatus[to].label[language]];
      if (language === 'en')
        return wanted
          ? `From ${now} a record cannot become ${wanted}.`
          : `This step is not possible while the record is ${now}.`;
      return wanted
        ? `Mula sa ${now} hindi puwedeng maging ${wanted} ang rekord.`
        : `Hindi puwede ang hakbang na ito habang ${now} ang rekord.`;
    }),
  );

/** 422 of a store whose partner is under review itself. */
export const goesWith = () =>
  fail('rule_decided_with_partner', {
    en: "This store is part of its partner's application: both go together.",
    fil: 'Bahagi ng aplikasyon ng partner ang tindahang ito: sabay ang dalawa.',
  });

/** 422 of a store that would become active under a partner that is not. */
export const partnerNotActive = (partner: ApplicationStatus) =>
  fail(
    'rule_partner_not_active',
    each((language) =>
      language === 'en'
        ? `A store becomes active only under an active partner; this one is ${applicationStatus[partner].label.en}.`
        : `Nagiging aktibo lang ang tindahan kung aktibo ang partner; ${applicationStatus[partner].label.fil} ang isang ito.`,
    ),
  );

/** 422 of somebody who would let pass what their hands are in. */
export const ownApplication = () =>
  fail('rule_own_application', {
    en: 'You handed in, edited or attached something here since it was last approved, or gave its applicant another number: somebody else has to decide on it.',
    fil: 'May isinumite, inedit o inilakip ka rito mula nang huli itong aprubahan, o binigyan mo ng ibang numero ang aplikante nito: iba ang dapat magpasya rito.',
  });
