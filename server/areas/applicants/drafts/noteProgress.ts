import type { ApplicantDraftEvent } from '#contract/selfService/drafts.ts';
import { withoutPlaces } from '#domain/applicants/askedFields.ts';
import { os } from '../../../http/os.ts';
import { ownDraft } from './ownDraft.ts';

/** Of one draft; what comes after tells nothing new, and is let go. */
const MOST_EVENTS = 2000;
const COUNT = 'select count(*)::int as n from applicant_event e where e.draft_id = $1';
const NOTE = `insert into applicant_event (draft_id, told_as, kind, section, fields, seconds, at)
  select $1, e.id, e.kind, e.section, coalesce(e.fields, '{}'), e.seconds, $3
  from jsonb_to_recordset($2) as e(id uuid, kind text, section text, fields text[], seconds integer)
  on conflict do nothing`;

/** Names of fields without the places in lists, each once. */
const told = (event: ApplicantDraftEvent): ApplicantDraftEvent =>
  event.kind === 'errors' ? { ...event, fields: [...new Set(event.fields.map(withoutPlaces))] } : event;

/** Notes how somebody gets on with the draft of the session. */
export const noteProgress = os.applicantDrafts.noteProgress.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const draftId = await ownDraft(context, input.params.referenceNumber);
  const [kept] = await tx.query<{ n: number }>({ name: 'count-events', text: COUNT, values: [draftId] });
  const events = input.body.events.map(told);
  if ((kept?.n ?? 0) + events.length <= MOST_EVENTS)
    await tx.query({
      name: 'note-progress',
      text: NOTE,
      values: [draftId, JSON.stringify(events), deps.now()],
    });
  return { data: { done: true as const } };
});
