import type { SenderRow } from '@rondo/contract/sender';
import type { Language } from '@rondo/domain/language';
import { CHANNELS, type Channel } from '@rondo/domain/sender';
import { translate } from '@rondo/messages';
import { kindOf, type SenderStored } from './hand-out.ts';
import type { lastFailures } from './sender.queries.ts';
import { OWN_REASONS } from './sending-failed.ts';
import { smsShape } from './sms-request.ts';

export type LastFailure = Awaited<ReturnType<ReturnType<typeof lastFailures>['execute']>>[number];

/** Why something did not leave: ours in the reader's language, what somebody else said as they said it. */
export function reasonText(reason: string, language: Language): string {
  const known = OWN_REASONS.find((one) => one === reason);
  return known ? translate(language, `sender.reason.${known}`) : reason;
}

export const presentFailure = (row: LastFailure | undefined, language: Language) =>
  row ? { at: row.failed_at.toISOString(), reason: reasonText(row.reason, language) } : null;

export function presentSender(row: SenderStored, last: readonly LastFailure[], language: Language): SenderRow {
  const kind = kindOf(row.kind);
  return {
    ...{ id: row.id, kind, name: row.name, shown: row.shown, hasSecret: row.has_secret },
    request: kind === 'sms' ? smsShape.parse(row.request) : null,
    ...{ isOpen: row.is_open, rev: row.rev },
    lastFailure: presentFailure(
      last.find((one) => one.sender_id === row.id),
      language,
    ),
  };
}

/** A channel as it is stored; the database's CHECK keeps the column to them. */
export function channelOfRow(text: string): Channel {
  const known = CHANNELS.find((channel) => channel === text);
  if (!known) throw new Error(`unknown channel ${text}`);
  return known;
}
