import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { addDays } from '@rondo/domain/civil-time';
import { Camera } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { ListParams, ListPatch } from '../../../shared/ui/list/use-list-params.ts';
import type { ResultFilter } from '../links.ts';
import { framesInput } from '../list-input.ts';
import { clockOf } from '../words.ts';
import { Choice } from './choice.tsx';
import { FrameTile } from './frame-tile.tsx';
import { FrameViewer } from './frame-viewer.tsx';

interface Props {
  planId: string;
  /** The day that is shown without one in the address. */
  today: string;
  params: ListParams<ResultFilter> & { set: (patch: ListPatch<ResultFilter>) => void };
}

/** One time of a day over all stores, pictures beside each other. */
export function Wall({ planId, today, params }: Props) {
  const t = useT();
  const asking = useTimes(planId, params.filters.on[0] ?? today);
  const before = useTimes(planId, addDays(today, -1));
  // In the morning of a day nothing has been taken yet: the wall begins with the evening before.
  const isEarly = params.filters.on[0] === undefined && asking.begun.length === 0;
  const { on, times, begun } = isEarly ? before : asking;
  const asked = Number(params.filters.minute[0] ?? Number.NaN);
  const minute = Number.isInteger(asked) ? asked : begun.at(-1)?.minute;
  return (
    <>
      <div className="snapshot-wall-bar">
        <DateField
          label={t('timedSnapshot.results.day')}
          value={on}
          onChange={(day) => params.set({ filters: { on: [day], minute: [] } })}
        />
        <SelectField
          label={t('timedSnapshot.results.time')}
          value={minute === undefined ? null : String(minute)}
          options={times.map((one) => ({
            value: String(one.minute),
            label: `${clockOf(one.minute)} · ${one.captured}/${one.captured + one.missed}`,
          }))}
          onChange={(value) => params.set({ filters: { minute: value === null ? [] : [value] } })}
        />
        <Choice
          label={t('timedSnapshot.results.order')}
          options={[
            { value: 'planned', label: t('timedSnapshot.results.byStore') },
            { value: '-difference', label: t('timedSnapshot.results.byDifference') },
          ]}
          value={params.sort === '-difference' ? '-difference' : 'planned'}
          onChange={(sort) => params.set({ sort })}
        />
      </div>
      {minute === undefined ? (
        <EmptyState kind="nothing-yet" icon={Camera} noun={t('timedSnapshot.results.noun')}>
          {t('timedSnapshot.results.nothingThen')}
        </EmptyState>
      ) : (
        <Tiles planId={planId} on={on} minute={minute} params={params} />
      )}
    </>
  );
}

/** The times of a day, and those that have come. */
function useTimes(planId: string, on: string) {
  const times = useCall(timedSnapshotApi.times, { planId, on }, { keepPrevious: true, part: true }).data ?? [];
  return { on, times, begun: times.filter(({ captured, missed }) => captured + missed > 0) };
}

function Tiles({ planId, on, minute, params }: Omit<Props, 'today'> & { on: string; minute: number }) {
  const input = {
    ...framesInput(params),
    ...{ planId, from: on, to: on, minute, state: undefined, cause: undefined, verdict: undefined },
  };
  const read = useCall(timedSnapshotApi.frames, input, { keepPrevious: true });
  const frames = read.data?.list ?? [];
  const addressOf = useAddresses(
    frames.flatMap(({ picture }) => (picture ? [picture.file.thumbPath ?? picture.file.path] : [])),
  );
  const open = (id: string | null) => params.set({ open: id });
  if (read.isPending) return <SkeletonRows rows={6} />;
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  return (
    <>
      <ul className="snapshot-wall" aria-busy={read.isPlaceholderData}>
        {frames.map((frame) => (
          <li key={frame.id}>
            <FrameTile frame={frame} addressOf={addressOf} onOpen={open} />
          </li>
        ))}
      </ul>
      <PageFooter list={read.data} params={params} />
      {params.open && (
        <FrameViewer
          list={{ asked: input, answer: read.data }}
          openId={params.open}
          onMove={open}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
