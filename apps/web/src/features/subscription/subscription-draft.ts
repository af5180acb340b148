import type { Input } from '@rondo/contract/kit/endpoint';
import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { SUBSCRIPTION_REPORTS, type SubscriptionReport } from '@rondo/domain/subscription';
import { USUAL_PERIOD } from '@rondo/domain/subscription/period';
import { USUAL_TIME } from '@rondo/domain/subscription/schedule';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

type Sent = Omit<Input<typeof subscriptionApi.edit>, 'id' | 'rev'>;
type Schedule = SubscriptionDetail['schedule'];

/** A subscription as it is being typed. */
export interface Draft {
  name: string;
  period: SubscriptionDetail['period'];
  frequency: Schedule['frequency'];
  weekday: number;
  monthDay: number;
  time: string;
  startOn: string;
  /** Empty: no last day. */
  endOn: string;
  memberIds: string[];
  roleIds: string[];
  channels: SubscriptionDetail['channels'];
  withFile: boolean;
  skipEmpty: boolean;
  onlyChanged: boolean;
}
/** What a part of the form is given. */
export interface FormPart {
  draft: Draft;
  put: (patch: Partial<Draft>) => void;
  faults: Faults;
}

/** What a new one begins with. */
interface Start {
  today: string;
  name: string;
  memberId: string;
}

export const draftOf = (one: SubscriptionDetail | undefined, { today, name, memberId }: Start): Draft => ({
  name: one?.name ?? name,
  period: one?.period ?? USUAL_PERIOD.weekly,
  frequency: one?.schedule.frequency ?? 'weekly',
  weekday: one?.schedule.weekday ?? 0,
  monthDay: one?.schedule.monthDay ?? 1,
  time: one?.schedule.time ?? USUAL_TIME,
  startOn: one?.schedule.startOn ?? today,
  endOn: one?.schedule.endOn ?? '',
  memberIds: one ? one.members.map(({ id }) => id) : [memberId],
  roleIds: one?.roles.map(({ id }) => id) ?? [],
  channels: one?.channels ?? ['in_app', 'mail'],
  withFile: one?.withFile ?? true,
  skipEmpty: one?.skipEmpty ?? false,
  onlyChanged: one?.onlyChanged ?? false,
});

/** The subscription as it is sent. */
export const sentOf = (draft: Draft): Sent => ({
  name: draft.name,
  period: draft.period,
  schedule: {
    ...{ frequency: draft.frequency, weekday: draft.weekday, monthDay: draft.monthDay },
    ...{ time: draft.time, startOn: draft.startOn, endOn: draft.endOn || null },
  },
  ...{ memberIds: draft.memberIds, roleIds: draft.roleIds, channels: draft.channels },
  ...{ withFile: draft.withFile, skipEmpty: draft.skipEmpty, onlyChanged: draft.onlyChanged },
});

/** Another frequency brings its usual period, unless another than the usual one was chosen. */
export const withFrequency = (draft: Draft, frequency: Draft['frequency']): Partial<Draft> =>
  draft.period === USUAL_PERIOD[draft.frequency] ? { frequency, period: USUAL_PERIOD[frequency] } : { frequency };

/** What is wrong before anything is sent: the same rules as the server's. */
export function faultsOf(draft: Draft, report: SubscriptionReport, t: Translate): Faults {
  const faults: Faults = {};
  const name = subscriptionApi.create.input.shape.name.safeParse(draft.name).error?.issues[0]?.message;
  if (name !== undefined) faults.name = t(name === 'required' ? 'rule.required' : 'rule.characters');
  if (draft.memberIds.length + draft.roleIds.length === 0) faults.memberIds = t('subscription.form.needOne');
  if (draft.channels.length === 0) faults.channels = t('rule.required');
  if (draft.startOn === '') faults.schedule = t('rule.required');
  else if (draft.endOn !== '' && draft.endOn < draft.startOn) faults.schedule = t('rule.end_before_start');
  if (draft.period === 'all' && SUBSCRIPTION_REPORTS[report].needsPeriod) faults.period = t('rule.required');
  return faults;
}
