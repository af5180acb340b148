import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import { arranged } from '@rondo/domain/flow-grid';
import { titleOf } from '@rondo/messages/format/flow-figure';
import type { useFormat } from '../../shared/format/use-format.tsx';
import type { Translate } from '../../shared/i18n.tsx';
import type { CompareField } from '../../shared/ui/form/conflict/merge.ts';

type Format = ReturnType<typeof useFormat>;

/** What stands on a dashboard. */
export interface Content {
  filters: FlowDashboardFilters;
  widgets: FlowWidget[];
}

/** The same as the comparison of two versions takes it: each widget by its key, absent where it was removed. */
export type ConflictDraft = { filters: FlowDashboardFilters } & Partial<Record<`widget ${string}`, FlowWidget>>;

const keyOf = (key: string): `widget ${string}` => `widget ${key}`;

export const conflictDraft = ({ filters, widgets }: Content): ConflictDraft => ({
  filters,
  ...Object.fromEntries(widgets.map((widget) => [keyOf(widget.key), widget])),
});

/** What to go on with, in the order of `content` of both sides. */
export function contentOf({ filters, ...rest }: ConflictDraft): Content {
  const widgets: FlowWidget[] = Object.values(rest).filter((one) => one !== undefined);
  return { filters, widgets: arranged(widgets) };
}

/** What is asked of all widgets, and each widget that any of the versions has. */
export function conflictFields(
  versions: readonly ConflictDraft[],
  t: Translate,
  format: Format,
): CompareField<ConflictDraft>[] {
  const widgets = new Map(
    versions.flatMap(({ filters: _, ...rest }) => Object.values(rest)).map((one) => [one?.key, one]),
  );
  const own = [...widgets.values()].flatMap((widget): CompareField<ConflictDraft>[] => {
    if (!widget) return [];
    const key = keyOf(widget.key);
    const words = (draft: ConflictDraft) => (draft[key] ? widgetText(draft[key], t) : t('flowDashboard.conflict.none'));
    return [{ keys: [key], label: t('flowDashboard.conflict.widget', { name: titleOf(widget, t) }), words }];
  });
  const filters: CompareField<ConflictDraft> = {
    ...{ keys: ['filters'], label: t('flowDashboard.conflict.filters') },
    words: (draft) => filtersText(draft.filters, t, format),
  };
  return [filters, ...own];
}

function widgetText(widget: FlowWidget, t: Translate): string {
  const { kind, x, y, w, h } = widget;
  return [
    ...[t(`flowDashboard.kind.${kind}`), titleOf(widget, t)],
    t('flowDashboard.conflict.place', { x: x + 1, y: y + 1, w, h }),
  ].join(' · ');
}

function filtersText(filters: FlowDashboardFilters, t: Translate, format: Format): string {
  const { period, from, to, compare, granularity, openOnly, shopId, groupId, shopTag, counterId } = filters;
  const day = (value: string | null) => (value === null ? '—' : format.day(`${value}T12:00:00Z`));
  const some = (label: string, values: readonly string[]) => (values.length > 0 ? [`${label} ${values.length}`] : []);
  return [
    period === null ? `${day(from)} – ${day(to)}` : t(`flowDashboard.period.${period}`),
    t(`flowDashboard.compare.${compare}`),
    t(`flowDashboard.granularity.${granularity}`),
    ...(openOnly ? [t('flowDashboard.filter.openOnly')] : []),
    ...some(t('statistics.filter.shop'), shopId),
    ...some(t('statistics.filter.group'), groupId),
    ...some(t('flowDashboard.filter.counter'), counterId),
    ...shopTag,
  ].join(' · ');
}
