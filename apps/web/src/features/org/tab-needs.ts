import { anyOf } from '@rondo/contract/kit/endpoint';

/** Who sees the tabs of the organisation beside the address book, by their name in the address. */
export const ORG_TAB_NEEDS = {
  company: anyOf('x_company_setting', 'x_transfer_owner', 'x_dissolve'),
  watermark: anyOf('x_company_setting'),
  audit: anyOf('x_audit_log'),
};
