import type { RectificationSetting } from '@rondo/contract/inspect-setting';
import type { Actor } from '@rondo/domain/actor';
import { businessDate } from '@rondo/domain/business-day';
import type { Tx } from '../../platform/context.ts';
import { raisedHoursOf } from '../inspect-setting/index.ts';
import type { Origin, RectificationSource } from './create.ts';

interface Place {
  id: string;
  name: string;
  group_path: string;
}

/** Where a rectification comes from that somebody starts now at a store, made as the company has set it. */
export const sourceAt = (
  tx: Tx,
  actor: Pick<Actor, 'memberId' | 'timeZone' | 'cutOff'>,
  shop: Place,
  kind: Exclude<Origin['kind'], 'record'>,
  setting: RectificationSetting,
): RectificationSource => ({
  origin: { kind },
  shop: { id: shop.id, name: shop.name, path: shop.group_path },
  businessOn: businessDate(tx.now(), actor.timeZone, actor.cutOff),
  timeZone: actor.timeZone,
  initiatorId: actor.memberId,
  ...{ roundHours: setting.roundHours, repeatDays: setting.repeatDays, raisedHours: raisedHoursOf(setting) },
  allowsTransfer: setting.allowsTransfer,
  ...{ clock: setting.clock, minPhotos: setting.minPhotos, cameraOnly: setting.cameraOnly },
  ...{ allowsExtension: setting.allowsExtension, allowsAppeal: setting.allowsAppeal, reviewHours: setting.reviewHours },
});
