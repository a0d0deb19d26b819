/** The header by which a tab says that its calls are of a view, with the view's id. */
export const VIEW_HEADER = 'view-as';
