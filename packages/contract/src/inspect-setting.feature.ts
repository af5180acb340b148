import { type ContractFeature, tell } from './contract-feature.ts';

export const inspectSettingFeature = {
  noun: 'inspect-setting',
  readFrom: { inspectSetting: '/inspect/V3/setting/' },
  refusals: { PROCESS_FIXED: tell(93041) },
} as const satisfies ContractFeature;
