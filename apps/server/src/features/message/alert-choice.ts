import type { Alerts, ChannelPace } from '@rondo/contract/message';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { ALERT_PACES, type AlertPace, type QuietHours } from '@rondo/domain/message-alert';
import { CHANNELS, type Channel } from '@rondo/domain/sender';
import type { ofMember } from './alert.queries.ts';

/** What a member chose, as it is stored; undefined: nothing so far. */
export type AlertRow = Awaited<ReturnType<ReturnType<typeof ofMember>['executeTakeFirst']>>;
type Stored = Pick<NonNullable<AlertRow>, 'mail' | 'channels'>;

/** How soon a member wants a category by a channel. */
export function paceOf(row: Stored | undefined, channel: Channel, category: string): AlertPace {
  const ofChannel = channel === 'mail' ? row?.mail : entryOf(row?.channels, channel);
  const stored = entryOf(ofChannel, category);
  return ALERT_PACES.find((pace) => pace === stored) ?? 'off';
}

const entryOf = (kept: unknown, name: string): unknown => new Map(Object.entries(kept ?? {})).get(name);

export const quietOf = (row: Pick<NonNullable<AlertRow>, 'quiet_from' | 'quiet_to'> | undefined): QuietHours | null =>
  row && row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to } : null;

/** A stored choice as the form has it: every channel and category, and those that are no more are left out. */
export const choiceOf = (row: AlertRow): Alerts => ({
  paces: CHANNELS.flatMap((channel) =>
    MESSAGE_CATEGORIES.map((category) => ({ channel, category, pace: paceOf(row, channel, category) })),
  ),
  browser: MESSAGE_CATEGORIES.filter((category) => row?.browser.includes(category)),
  ...{ robotId: row?.robot_id ?? null, webhookId: row?.webhook_id ?? null },
  quiet: quietOf(row),
});

/** The columns that keep what was chosen: what is off is not named. */
export function storedOf(paces: readonly ChannelPace[]): {
  mail: Record<string, AlertPace>;
  channels: Record<string, Record<string, AlertPace>>;
} {
  const of = (channel: Channel) =>
    Object.fromEntries(
      paces.flatMap((one) => (one.channel === channel && one.pace !== 'off' ? [[one.category, one.pace]] : [])),
    );
  const others = CHANNELS.filter((channel) => channel !== 'mail').map((channel) => [channel, of(channel)] as const);
  return {
    mail: of('mail'),
    channels: Object.fromEntries(others.filter(([, chosen]) => Object.keys(chosen).length > 0)),
  };
}
