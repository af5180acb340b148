import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import type { Language } from '@rondo/domain/language';
import { recurrenceOf } from '@rondo/domain/subscription/schedule';
import { scheduleWords } from '@rondo/messages/schedule-words';
import { type Change, changesOf } from '../../platform/changes.ts';
import { speechOf } from '../../platform/speech.ts';

/** What an edit changed of a subscription, as its page says it, for the reader of its history and of the audit log. */
export function subscriptionChanges(
  language: Language,
  before: SubscriptionDetail,
  after: SubscriptionDetail,
): Change[] {
  const [old, now] = [wordsOf(language, before), wordsOf(language, after)];
  return changesOf({
    name: [old.name, now.name],
    reportPeriod: [old.period, now.period],
    schedule: [old.schedule, now.schedule],
    startOn: [old.startOn, now.startOn],
    endOn: [old.endOn, now.endOn],
    recipients: [old.recipients, now.recipients],
    channels: [old.channels, now.channels],
    withFile: [old.withFile, now.withFile],
    skipEmpty: [old.skipEmpty, now.skipEmpty],
    onlyChanged: [old.onlyChanged, now.onlyChanged],
  });
}

function wordsOf(language: Language, one: SubscriptionDetail) {
  const speech = speechOf(language);
  const { t, list } = speech;
  const { schedule } = one;
  const yes = (is: boolean) => t(is ? 'ui.yes' : 'ui.no');
  const times = { recurrence: recurrenceOf(schedule), startTime: schedule.time, randomUntil: null };
  return {
    name: one.name,
    period: t(`subscription.period.${one.period}`),
    schedule: scheduleWords(speech, times),
    startOn: schedule.startOn,
    endOn: schedule.endOn,
    recipients: list([
      ...[...one.members, ...one.roles, ...one.robots].map(({ name }) => name),
      ...one.addresses.map(({ mail }) => mail),
    ]),
    channels: list(one.channels.map((channel) => t(`subscription.channel.${channel}`))),
    withFile: yes(one.withFile),
    skipEmpty: yes(one.skipEmpty),
    onlyChanged: yes(one.onlyChanged),
  };
}
