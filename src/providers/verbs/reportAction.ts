import type { ContractInput } from '../http/api.ts';
import { api } from '../http/api.ts';
import { getUser } from '../session/session.ts';

type Claim = ContractInput['audit']['postAuditTrail']['body'];

/** Who acted, as the portal knows it; the server takes it from the session all the same. */
const actor = (): Partial<Claim> => {
  const user = getUser();
  if (!user) return {};
  const { username, roles, registrationCode, merchantId, partnerId, locationId, employeeCode } = user;
  const { partnerName, merchantName, locationName } = user;
  const place = { merchantId, partnerId, locationId, partnerName, merchantName, locationName };
  return { username, userRole: roles[0] ?? '', registrationCode, employeeCode, ...place };
};

/**
 * Reports an action to the audit trail: reads the responsibility that allowed it, then posts its event and module. A report
 * that fails is logged and never stands in the way of the action.
 */
export const reportAction = async (responsibilityName: string): Promise<void> => {
  try {
    const { data } = await api.audit.getAuditResponsibility({ query: { responsibilityName } });
    const { eventType, moduleName } = data;
    await api.audit.postAuditTrail({ body: { ...actor(), eventType, moduleName } });
  } catch (error) {
    console.error('audit', error);
  }
};
