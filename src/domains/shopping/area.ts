/** The heading of these operations in the API reference. */
export const area = 'Shopping';
