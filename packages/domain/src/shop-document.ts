/** Kinds of documents that a store keeps (product 3). */
export const SHOP_DOCUMENT_KINDS = ['lease', 'floor_plan', 'licence', 'contract', 'report', 'other'] as const;
export type ShopDocumentKind = (typeof SHOP_DOCUMENT_KINDS)[number];
