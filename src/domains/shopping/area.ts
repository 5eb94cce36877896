/** The heading of these operations in the reference. */
export const area = 'Shopping';
