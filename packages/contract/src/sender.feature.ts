import { type ContractFeature, tell } from './contract-feature.ts';

export const senderFeature = {
  noun: 'sender',
  readFrom: { sender: '/customer/sender/' },
  refusals: { SENDER_ADDRESS_REFUSED: tell(91290), SENDER_MANY: tell(91291), NO_SENDER: tell(91292) },
} as const satisfies ContractFeature;
