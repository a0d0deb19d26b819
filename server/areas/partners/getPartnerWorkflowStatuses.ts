import { os } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

const read = plain('partner-workflow-status');

/** The workflow statuses in their order, under the names that this look-up has had from the beginning. */
export const getPartnerWorkflowStatuses = os.partners.getPartnerWorkflowStatuses.handler(
  async ({ context }) => {
    const { list } = (await read({ context })).data;
    return { data: { list: list.map(({ code, label }) => ({ codeStatus: code, textStatus: label })) } };
  },
);
