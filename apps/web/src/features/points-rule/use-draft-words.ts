import { shopGroups, shopOptions } from '@rondo/contract/shop-options';
import type { PointsDetail } from '@rondo/domain/points/rule';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import type { Draft } from './points-rule-draft.ts';
import { conditionWords, signed } from './rule-words.ts';

/** Ids the server is asked to name at once. */
const NAMED = 200;

/** A field of a draft in the reader's words, to compare two of them. `known`: stores by name; `shopIds`: those to be named. */
export function useDraftWords(known: readonly { id: string; name: string }[], shopIds: readonly string[]) {
  const t = useT();
  const format = useFormat();
  const { data: groups = [] } = useCall(shopGroups, {});
  const ids = shopIds.slice(0, NAMED);
  const { data: chosen = [] } = useCall(shopOptions, { ids, openOnly: false }, { enabled: ids.length > 0 });
  const none = t('ui.noValue');
  const groupOf = (id: string) => groups.find((group) => group.id === id)?.path ?? none;
  const shopOf = (id: string) => [...known, ...chosen].find((shop) => shop.id === id)?.name ?? none;
  const dayOf = (day: string) => (day === '' ? none : format.day(`${day}T12:00:00Z`));
  const detailOf = (detail: PointsDetail) =>
    [
      detail.event ? t(`pointsRule.events.${detail.event}`) : none,
      conditionWords(t, detail),
      `${signed(detail.points ?? 0, format.score)} × ${detail.weight ?? 0} %`,
      ...(detail.capPerCycle === null ? [] : [`${t('pointsRule.detail.capPerCycle')} ${detail.capPerCycle}`]),
      ...(detail.capPerDay === null ? [] : [`${t('pointsRule.detail.capPerDay')} ${detail.capPerDay}`]),
    ]
      .filter(Boolean)
      .join(' ');
  const words: { [K in keyof Draft]: (draft: Draft) => string } = {
    name: (one) => one.name,
    target: (one) => t(`pointsRule.targets.${one.target}`),
    type: (one) => t(`pointsRule.types.${one.type}`),
    scope: (one) => t(`pointsRule.scopes.${one.scope}`),
    groupIds: (one) => format.list(one.groupIds.map(groupOf)) || none,
    shopIds: (one) => format.list(one.shopIds.map(shopOf)) || none,
    validFrom: (one) => dayOf(one.validFrom),
    validUntil: (one) => dayOf(one.validUntil),
    cycle: (one) => t(`pointsRule.cycles.${one.cycle}`),
    initial: (one) => format.score(one.initial),
    lower: (one) => format.score(one.lower),
    upper: (one) => format.score(one.upper),
    reset: (one) => (one.reset === 'carry_percent' ? t('pointsRule.carryPart') : t(`pointsRule.resets.${one.reset}`)),
    carryPercent: (one) => `${one.carryPercent} %`,
    isVisible: (one) => t(one.isVisible ? 'ui.yes' : 'ui.no'),
    appealDays: (one) =>
      one.appealDays === 0 ? t('pointsRule.noAppeal') : t('pointsRule.appealDays', { count: one.appealDays }),
    details: (one) => format.list(one.details.map(detailOf)),
  };
  return (name: keyof Draft, draft: Draft): string => words[name](draft);
}
