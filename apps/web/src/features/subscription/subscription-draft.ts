import type { Input } from '@rondo/contract/kit/endpoint';
import { subscriptionApi } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { readMail } from '@rondo/domain/contact';
import { LIMIT } from '@rondo/domain/limit';
import { isPeriodOf, type SubscriptionReport } from '@rondo/domain/subscription';
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
  robotIds: string[];
  /** As it is typed: one a line. */
  addresses: string;
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
  /** Of a page that has no days: as it stands then. */
  isOfNow: boolean;
}

export const draftOf = (one: SubscriptionDetail | undefined, { today, name, memberId, isOfNow }: Start): Draft => ({
  name: one?.name ?? name,
  period: one?.period ?? (isOfNow ? 'all' : USUAL_PERIOD.weekly),
  frequency: one?.schedule.frequency ?? 'weekly',
  weekday: one?.schedule.weekday ?? 0,
  monthDay: one?.schedule.monthDay ?? 1,
  time: one?.schedule.time ?? USUAL_TIME,
  startOn: one?.schedule.startOn ?? today,
  endOn: one?.schedule.endOn ?? '',
  memberIds: one ? one.members.map(({ id }) => id) : [memberId],
  roleIds: one?.roles.map(({ id }) => id) ?? [],
  robotIds: one?.robots.map(({ id }) => id) ?? [],
  addresses: one?.addresses.map(({ mail }) => mail).join('\n') ?? '',
  channels: one?.channels ?? ['in_app', 'mail'],
  withFile: one?.withFile ?? true,
  skipEmpty: one?.skipEmpty ?? false,
  onlyChanged: one?.onlyChanged ?? false,
});

/** The addresses of a draft, one a line or between commas. */
const addressesOf = ({ addresses }: Pick<Draft, 'addresses'>): string[] =>
  addresses.split(/[\s,;，；]+/).filter((mail) => mail !== '');

/** Members get it by their channels; robots and addresses have one way each. */
export const hasMembers = ({ memberIds, roleIds }: Draft): boolean => memberIds.length + roleIds.length > 0;

/** The subscription as it is sent. */
export const sentOf = (draft: Draft): Sent => ({
  name: draft.name,
  period: draft.period,
  schedule: {
    ...{ frequency: draft.frequency, weekday: draft.weekday, monthDay: draft.monthDay },
    ...{ time: draft.time, startOn: draft.startOn, endOn: draft.endOn || null },
  },
  ...{ memberIds: draft.memberIds, roleIds: draft.roleIds, robotIds: draft.robotIds },
  ...{ addresses: addressesOf(draft), channels: draft.channels },
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
  const addresses = addressesOf(draft);
  if (!hasMembers(draft) && draft.robotIds.length + addresses.length === 0)
    faults.memberIds = t('subscription.form.needOne');
  const wrong = addresses.find((mail) => readMail(mail) === null);
  const { addresses: most } = LIMIT.subscription;
  if (wrong !== undefined) faults.addresses = t('subscription.form.addressWrong', { mail: wrong });
  else if (addresses.length > most) faults.addresses = t('subscription.form.addressesMany', { count: most });
  if (draft.channels.length === 0) faults.channels = t('rule.required');
  if (draft.startOn === '') faults.schedule = t('rule.required');
  else if (draft.endOn !== '' && draft.endOn < draft.startOn) faults.schedule = t('rule.end_before_start');
  if (!isPeriodOf(report, draft.period)) faults.period = t('rule.required');
  return faults;
}
