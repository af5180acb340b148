import { type ContractFeature, tell } from './contract-feature.ts';

export const noticeFeature = {
  noun: 'notice',
  readFrom: { notice: '/push/notice/' },
  refusals: {
    NOTICE_NOBODY: tell(96050),
    REMINDED_OFTEN: tell(96051),
    NOBODY_TO_REMIND: tell(96052),
    NOTICE_TRIES: tell(96053),
    NOTICE_NO_APPROVER: tell(96054),
  },
} as const satisfies ContractFeature;
