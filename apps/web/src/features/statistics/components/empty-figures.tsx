import { statisticsApi } from '@rondo/contract/statistics';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { ChartColumn } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { Asked, Filters } from '../filter.ts';

/** Filters whose removal may give figures, in the order they are tried. */
const NARROWING = ['shopId', 'groupId', 'templateId', 'mode'] as const;
type Narrowing = (typeof NARROWING)[number];

interface Props {
  asked: Asked;
  onSet: (filters: Partial<Filters>) => void;
}

/** Nothing was inspected: says which one filter stands in the way, and takes it off. */
export function EmptyFigures({ asked, onSet }: Props) {
  const t = useT();
  const set = NARROWING.filter((name) => asked[name] !== undefined);
  const year = { from: addDays(asked.to, 1 - LIMIT.period.days), to: asked.to };
  const without = useFirst(asked, set);
  const wider = useCall(statisticsApi.inspection, { ...asked, ...year }, { enabled: without === 'none', part: true });
  const name = without === 'none' || without === 'unknown' ? null : without;
  const isWider = name === null && (wider.data?.current.records ?? 0) > 0;
  const label = name && t(`statistics.filter.${WORDS[name]}`);
  return (
    <EmptyState
      kind={name || isWider ? 'nothing-matches' : 'nothing-yet'}
      title={t('statistics.emptyTitle')}
      {...(name || isWider ? {} : { icon: ChartColumn })}
      actions={
        name ? (
          <button type="button" className="button button-primary" onClick={() => onSet({ [name]: [] })}>
            {t('statistics.empty.without', { name: label ?? '' })}
          </button>
        ) : (
          isWider && (
            <button
              type="button"
              className="button button-primary"
              onClick={() => onSet({ from: [year.from], to: [year.to], within: [] })}
            >
              {t('statistics.empty.year')}
            </button>
          )
        )
      }
    >
      {name
        ? t('statistics.empty.because', { name: label ?? '' })
        : t(isWider ? 'statistics.empty.period' : 'statistics.emptyHint')}
    </EmptyState>
  );
}

const WORDS = { shopId: 'shop', groupId: 'group', templateId: 'template', mode: 'mode' } as const satisfies Record<
  Narrowing,
  string
>;

/** The first filter without which there are inspections; `none` when it is not any one of them. */
function useFirst(asked: Asked, set: readonly Narrowing[]): Narrowing | 'none' | 'unknown' {
  const answers = [
    useWithout(asked, set[0]),
    useWithout(asked, set[1]),
    useWithout(asked, set[2]),
    useWithout(asked, set[3]),
  ];
  const found = set.find((_, index) => (answers[index]?.data?.current.records ?? 0) > 0);
  if (found) return found;
  return answers.every(({ isLoading }) => !isLoading) ? 'none' : 'unknown';
}

function useWithout(asked: Asked, name: Narrowing | undefined) {
  const rest = Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name)) as Asked;
  return useCall(statisticsApi.inspection, rest, { enabled: name !== undefined, part: true });
}
