export const CONTACT_REQUESTS_KEY = ['contactRequests'];
