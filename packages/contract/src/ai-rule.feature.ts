import { type ContractFeature, tell } from './contract-feature.ts';

export const aiRuleFeature = {
  noun: 'ai-rule',
  readFrom: { aiRule: '/ai/' },
  refusals: {
    AI_OFF: tell(92401),
    AI_RULE_NAME_TAKEN: tell(92402),
    AI_RULES_FULL: tell(92403),
    AI_WITHOUT_CAMERA: tell(92404),
    AI_NO_PICTURE: tell(92405),
  },
} as const satisfies ContractFeature;
