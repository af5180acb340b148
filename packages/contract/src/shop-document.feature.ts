import { type ContractFeature, tell } from './contract-feature.ts';

export const shopDocumentFeature = {
  noun: 'shop-document',
  refusals: { SHOP_DOCUMENTS_FULL: tell(96009) },
  readFrom: { shopDocument: '/shop/document/' },
} as const satisfies ContractFeature;
