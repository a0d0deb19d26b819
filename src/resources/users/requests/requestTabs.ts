import { useLocation } from 'react-router-dom';
import { type UserRequestStatus, userRequestStatus } from '#domain/people/userRequests.ts';

/** The parts of the list of requests: those that wait first. */
export const REQUEST_TABS = Object.keys(userRequestStatus) as readonly UserRequestStatus[];

/** The part that the address names. */
export const useRequestTab = (): UserRequestStatus => {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return REQUEST_TABS.find((tab) => tab === asked) ?? 'SUBMITTED';
};
