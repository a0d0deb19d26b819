/** Reads as notices.*: the bell and its page. */
export const notices = {
  bell: 'Notifications',
  bellUnread: 'Notifications, %{smart_count} unread',
  markAll: 'Mark all as read',
  empty: 'You are all caught up.',
  emptyBody: 'Finished exports and decisions that concern you appear here.',
  unread: 'Unread',
  seeAll: 'See all',
};
