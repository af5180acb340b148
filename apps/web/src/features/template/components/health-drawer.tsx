import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import type { TemplateDetail } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { allItems } from '@rondo/domain/scoring/template';
import { percent } from '@rondo/messages/format/number';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import './compare.css';

type Health = Output<typeof recordApi.itemHealth>['items'][number];

/** How each item was answered lately, and what that suggests: leave it out, clarify it, or narrow where it is asked. */
export function HealthDrawer({ detail, onClose }: { detail: TemplateDetail; onClose: () => void }) {
  const t = useT();
  const [shows, setShows] = useState<'suggested' | 'all'>('suggested');
  const found = useCall(recordApi.itemHealth, { templateId: detail.id });
  const items = new Map(allItems(detail.content).map((item) => [item.id, item]));
  const known = (found.data?.items ?? []).filter(({ itemId }) => items.has(itemId));
  const rows = known
    .filter(({ suggestion }) => shows === 'all' || suggestion !== null)
    .toSorted((a, b) => (b.failRate ?? -1) - (a.failRate ?? -1));
  return (
    <DetailDrawer label={t('template.health.title')} onClose={onClose}>
      <DrawerHead title={t('template.health.title')} place={detail.name} />
      <p className="drawer-section meta">{t('template.health.hint', { count: LIMIT.template.healthRecords })}</p>
      {found.isError && <LoadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={4} />}
      {found.data && (
        <section className="drawer-section">
          <h3>
            <RowsLink query={{ newestOf: detail.id }} count={found.data.records}>
              {t('template.health.read', { count: found.data.records })}
            </RowsLink>
          </h3>
          <Segment
            label={t('template.health.title')}
            isSmall
            value={shows}
            onChange={setShows}
            options={(['suggested', 'all'] as const).map((value) => ({ value, label: t(`template.health.${value}`) }))}
          />
          {rows.length === 0 && <p className="meta te-health-fine">{t('template.health.fine')}</p>}
          <ul className="te-compare">
            {rows.map((row) => (
              <HealthRow key={row.itemId} row={row} templateId={detail.id} name={items.get(row.itemId)?.name ?? ''} />
            ))}
          </ul>
        </section>
      )}
    </DetailDrawer>
  );
}

function HealthRow({ row, name, templateId }: { row: Health; name: string; templateId: string }) {
  const t = useT();
  const of = { newestOf: templateId, itemId: row.itemId };
  const facts: Fact[] = [
    [{ ...of, answered: 'asked' }, row.asked, t('template.health.asked', { count: row.asked })],
    [{ ...of, answered: 'fail' }, row.failed, t('template.health.failRate', { rate: percent(row.failRate) })],
    [{ ...of, answered: 'na' }, row.na, t('template.health.naRate', { rate: percent(row.naRate) })],
  ];
  if (row.between) {
    const words = t('template.health.disagreement', { rate: percent(row.disagreement) });
    facts.push([{ ...of, answered: 'judged', inspectorId: row.between }, row.asked, words]);
  }
  return (
    <li>
      <p className="te-compare-name">{name}</p>
      <p className="meta num te-health-facts">
        {facts.map(([query, count, words]) => (
          <span key={words}>
            <RowsLink query={query} count={count}>
              {words}
            </RowsLink>
          </span>
        ))}
      </p>
      {row.suggestion && <Pill tone="warn">{t(`template.health.suggestion.${row.suggestion}`)}</Pill>}
    </li>
  );
}

/** The records a number counts, how many there are, and the number in words. */
type Fact = [query: RecordsAsked, count: number, words: string];
type RecordsAsked = Pick<Input<typeof recordApi.list>, 'newestOf' | 'itemId' | 'answered' | 'inspectorId'>;

/** A number that opens the records it counts, where the reader may list them and there are any. */
function RowsLink({ query, count, children }: { query: RecordsAsked; count: number; children: ReactNode }) {
  const can = useCan();
  if (count === 0 || !can(recordApi.list.needs)) return children;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) asked.append(name, one);
  }
  return <Link to={`/inspect/record?${asked}`}>{children}</Link>;
}
