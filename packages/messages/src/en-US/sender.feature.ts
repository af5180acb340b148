import type { Shape } from '../shape.ts';
import type { senderFeature as zh } from '../zh-CN/sender.feature.ts';

export const senderFeature = {
  error: {
    SENDER_ADDRESS_REFUSED:
      'This address cannot be used: http or https alone, and not on this server or its own network',
    SENDER_MANY: 'At most {max} senders: remove one that is not used',
    NO_SENDER: 'Nothing to test: no sender is set up, or your account has no confirmed e-mail or phone',
  },
  audit: {
    kind: { sender: 'Sender' },
    event: { sender: { created: 'added the sender', edited: 'changed the sender', removed: 'removed the sender' } },
    field: { isOpen: 'Open to members' },
  },
} satisfies Shape<typeof zh>;
