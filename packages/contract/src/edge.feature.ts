import { type ContractFeature, tell } from './contract-feature.ts';

export const edgeFeature = {
  noun: 'edge',
  readFrom: { edge: '/edge/' },
  refusals: {
    EDGE_CONNECTED: tell(92201),
    EDGE_AWAY: tell(92202),
    EDGE_REVOKED: tell(92203),
  },
} as const satisfies ContractFeature;
