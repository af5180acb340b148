import { type ContractFeature, tell } from './contract-feature.ts';

export const importFeature = {
  noun: 'import',
  readFrom: { import: '/customer/import/' },
  refusals: {
    IMPORT_UNREADABLE: tell(93006),
    IMPORT_TOO_OLD: tell(96005),
  },
} as const satisfies ContractFeature;
