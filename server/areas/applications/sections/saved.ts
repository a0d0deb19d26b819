import type { Subject } from '../../../records/lock/subject.ts';
import { touch } from '../../../records/lock/touch.ts';
import type { Work } from '../../../records/lock/work.ts';

/** What a section's call answers. */
interface Saved {
  data: { id: string; version: number; approvalRequestId: string | null };
}

/** Checks and writes one section of a locked record. */
export type SaveSection = (context: Work, subject: Subject, body: unknown) => Promise<Saved>;

/** The answer after a section was written: the record with its new version. */
export const saved = async (context: Work, subject: Subject): Promise<Saved> => ({
  data: {
    id: subject.id,
    version: await touch(context, subject, { edited: true }),
    approvalRequestId: null,
  },
});

/** The answer when a change waits for a second person: nothing was written to the record. */
export const waits = ({ id, version }: Subject, approvalRequestId: string): Saved => ({
  data: { id, version, approvalRequestId },
});
