import { AddressRefused } from '../../platform/outgoing.ts';

/** What did not leave, with the reason: one of OWN_REASONS, or in the words of whoever refused. `isFinal`: trying again is useless. */
export class SendingFailed extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SendingFailed';
    this.isFinal = isFinal;
  }
}

/** Reasons that are ours: their texts are `sender.reason`. */
export const OWN_REASONS = ['browser_gone', 'sender_removed', 'address_refused', 'secret_lost'] as const;

/** What kept a request from its answer. */
export function failureOf(cause: unknown): SendingFailed {
  if (cause instanceof SendingFailed) return cause;
  if (cause instanceof AddressRefused) return new SendingFailed('address_refused', true, { cause });
  if (!(cause instanceof Error)) return new SendingFailed(String(cause), false);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return new SendingFailed(cause.message || code || cause.name, false, { cause });
}
