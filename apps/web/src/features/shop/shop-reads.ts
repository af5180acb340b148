/** What a write to shops or groups changes on screen: the nouns of all reads below /shop. */
export const SHOP_READS = ['list', 'counts', 'detail', 'group', 'options'] as const;
