import { type ContractFeature, tell } from './contract-feature.ts';

export const companyFeature = {
  noun: 'company',
  readFrom: { company: '/customer/company/' },
  refusals: {
    OWNERSHIP_PENDING: tell(91042),
    OWNERSHIP_NOT_ADMIN: tell(91043),
    OWNERSHIP_DECIDED: tell(91044),
    COMPANY_NAME_DIFFERS: tell(91045),
    COMPANY_DISSOLVING: tell(91046),
    WATERMARK_EMPTY: tell(91047),
  },
} as const satisfies ContractFeature;
