/** The part of a record's address that names one of its items. */
export const itemHash = (itemId: string): string => `#item-${itemId}`;
