/** Reads as errors.*: what went wrong, by the kind of answer. */
export const errors = {
  network: 'The server could not be reached. Check your connection and try again.',
  unavailable: 'The server is busy or cannot reach the database at the moment: try again.',
  server: 'Something went wrong on our side.',
  forbidden: 'You may not do this.',
  notFound: 'This record does not exist, or it is outside your scope.',
  tooMany: 'Too many tries. Wait a moment and try again.',
  pageAway: 'It has not been fetched yet and there is no connection. It comes by itself once there is one.',
  pageTitle: 'This page could not be shown',
  pageBody: 'The rest of the portal keeps working. Try again, or open another page from the menu.',
  notFoundTitle: 'Page not found',
  notFoundBody: 'There is nothing at this address. The link may be old or mistyped.',
  toDashboard: 'Go to the dashboard',
};
