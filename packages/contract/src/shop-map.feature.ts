import type { ContractFeature } from './contract-feature.ts';

export const shopMapFeature = {
  noun: 'shop-map',
  readFrom: { shopMap: '/shop/map/' },
} as const satisfies ContractFeature;
