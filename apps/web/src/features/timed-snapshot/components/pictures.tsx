import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { Camera } from 'lucide-react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import type { ListPageProps } from '../../../shared/ui/list/list-page.tsx';
import { filtersOf, TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import type { ResultFilter } from '../links.ts';
import { framesInput, resultLabels } from '../list-input.ts';
import { useFrameName } from '../use-frame-name.ts';
import { useFrameColumns } from './frame-columns.tsx';
import { FrameViewer } from './frame-viewer.tsx';
import { ResultFilters } from './result-filters.tsx';

export type ResultParams = ReturnType<typeof useListParams<ResultFilter>>;

interface PicturesProps {
  frame: Pick<ListPageProps, 'title' | 'meta'> & Partial<Pick<ListPageProps, 'tabs' | 'tab' | 'onTab'>>;
  params: ResultParams;
  period: { from: string; to: string };
  strip: ListPageProps['above'];
}

/** Single pictures, taken or not, by filter. */
export function Pictures({ frame, params, period, strip }: PicturesProps) {
  const t = useT();
  const nameOf = useFrameName();
  const narrowed = { ...params, filters: { ...params.filters, from: [period.from], to: [period.to] } };
  const list = useList({
    name: 'timedSnapshotFrame',
    endpoint: timedSnapshotApi.frames,
    params: narrowed,
    inputOf: framesInput,
    filterLabels: resultLabels(t),
    columns: useFrameColumns(),
  });
  const { page: _page, size: _size, ...filters } = framesInput(narrowed);
  return (
    <TablePage
      {...frame}
      actions={
        <>
          <SubscribeLink report="snapshots" filters={filters} name={frame.title} />
          <ExportMenu
            title={t('timedSnapshot.results.title')}
            filters={filters}
            count={(asked) => call(timedSnapshotApi.frames, asked)}
            save={(asked) => saveAnswer(timedSnapshotApi.export, asked)}
            start={(asked) => call(timedSnapshotApi.startExport, asked)}
          />
        </>
      }
      above={strip}
      list={list}
      filters={() => <ResultFilters {...filtersOf(list)} filters={params.filters} period={period} isList />}
      nameOf={nameOf}
      card={(row) => <Card row={row} name={nameOf(row)} />}
      empty={{
        noun: t('timedSnapshot.results.noun'),
        icon: Camera,
        nothingYet: t('timedSnapshot.results.nothingYet'),
      }}
      drawer={({ id, onClose }) => (
        <FrameViewer
          list={{ asked: framesInput(narrowed), answer: list.answer }}
          openId={id}
          onMove={(next) => params.set({ open: next })}
          onClose={onClose}
        />
      )}
    />
  );
}

function Card({ row, name }: { row: FrameRow; name: string }) {
  const t = useT();
  return (
    <div className="snapshot-card">
      <strong className="ellipsis">{name}</strong>
      <div className="snapshot-line">
        <StateLabel object="snapshotFrame" state={row.state} />
        {row.verdict && <StateLabel object="snapshotVerdict" state={row.verdict} />}
        {row.cause && <span className="meta">{t(`timedSnapshot.cause.${row.cause}`)}</span>}
      </div>
    </div>
  );
}
